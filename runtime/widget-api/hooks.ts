import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { type PublicData, type PublicQuery, publicQuery } from '../api/queries.ts'
import { localisedPath, splitLocale } from '../i18n/locale-path.ts'
import type { Manifest } from '../manifest/index.ts'
import { evaluateCondition } from '../manifest/index.ts'
import { useSite, visitorFacts } from '../page/site-context.ts'
import { useDevice } from '../page/use-device.ts'
import type { SessionState } from '../session/session.ts'

/** Public data by name: `data`, whether it is still loading, whether it failed, and a way to try again. */
export function usePublicData<Name extends PublicQuery>(name: Name) {
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery(publicQuery(name, reader))
  return { data: data as PublicData[Name] | undefined, isPending, isError, retry: () => void refetch() }
}

/** A text page as HTML. */
export function useContentPage(page: string) {
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['content', reader.locale, page],
    queryFn: () => reader.content(page),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { html: data, isPending, isError, retry: () => void refetch() }
}

/** The moment of the page in ms: the server's at first, so that both render alike. */
export function useServerNow(): number {
  return useSite().request.now
}

/** A part of the session, kept up to date. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useSite().session.store, select)
}

/** What a member can do to the session. */
export function useSessionActions() {
  const { session, toasts } = useSite()
  const { login, logout, refreshBalance } = session
  return { login, logout, refreshBalance, showToast: toasts.getState().show }
}

/** The brand as widgets see it. */
export function useBrand() {
  const { data } = useSite()
  return {
    ...data.merchant,
    theme: data.theme,
    locale: data.locale,
    locales: data.locales,
    timeZone: data.timeZone,
    minimumAge: data.responsible.minimumAge,
  }
}

/** Turns a path without locale into the address of the page in the visitor's locale. */
export function useLocalPath(): (path: string) => string {
  const { data } = useSite()
  const { pathname } = useLocation()
  const codes = data.locales.map(({ code }) => code)
  const hasPrefix = splitLocale(pathname, codes).locale !== undefined
  return useCallback(
    (path) =>
      hasPrefix
        ? localisedPath(
            path,
            data.locale,
            data.locales.map(({ code }) => code),
          )
        : path,
    [hasPrefix, data],
  )
}

const neverChanges = () => () => {}

/** The present page in one locale. */
export interface LocaleLink {
  readonly code: string
  readonly name: string
  readonly href: string
  readonly current: boolean
}

/** The present page in each locale, for switching language (LOC-03). */
export function useLocaleLinks(): readonly LocaleLink[] {
  const { data } = useSite()
  const { pathname, search, hash } = useLocation()
  // The server renders without them, and so does the first rendering in the browser.
  const tail = useSyncExternalStore(
    neverChanges,
    () => `${search}${hash}`,
    () => '',
  )
  const codes = data.locales.map(({ code }) => code)
  return data.locales.map(({ code, name }) => ({
    code,
    name,
    href: localisedPath(`${pathname}${tail}`, code, codes),
    current: code === data.locale,
  }))
}

/** An entry of a menu that leads somewhere for this visitor now. */
export interface MenuLink {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly href: string | undefined
  readonly dialog: string | undefined
  readonly emphasis: boolean
  readonly current: boolean
}

/** The entries of a menu in their order, without those whose page is off or whose condition does not hold. */
export function useMenu(name: string): readonly MenuLink[] {
  const site = useSite()
  const intl = useIntl()
  const device = useDevice()
  const local = useLocalPath()
  const { pathname } = useLocation()
  const loggedIn = useSession((state) => state.loggedIn)
  const vip = useSession((state) => state.member?.vip)
  const facts = visitorFacts(site, { loggedIn, vip }, device)
  const menu: Manifest['navigation'][string] | undefined = site.data.navigation[name]
  const { rest } = splitLocale(
    pathname,
    site.data.locales.map(({ code }) => code),
  )
  return (menu?.order ?? []).flatMap((id): MenuLink[] => {
    const item = menu?.items[id]
    const route = item?.route === undefined ? undefined : site.data.routes[item.route]
    if (!item || !evaluateCondition(item.when, facts) || (item.route !== undefined && !route?.enabled)) return []
    return [
      {
        id,
        label: intl.formatMessage({ id: item.label }),
        icon: item.icon,
        href: route ? local(route.path) : item.href,
        dialog: item.dialog,
        emphasis: item.emphasis ?? false,
        current: route?.path === rest,
      },
    ]
  })
}
