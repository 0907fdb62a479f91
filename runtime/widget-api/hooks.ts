import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { type PublicData, type PublicQuery, publicQuery, visitorQueries } from '../api/queries.ts'
import { localisedPath, splitLocale } from '../i18n/locale-path.ts'
import type { Manifest } from '../manifest/index.ts'
import { evaluateCondition } from '../manifest/index.ts'
import { useIsLive, useLiveLocation } from '../page/live-location.ts'
import { useSite, visitorFacts } from '../page/site-context.ts'
import { useDevice } from '../page/use-device.ts'
import type { Call, SessionState } from '../session/session.ts'

/** Public data by name: `data`, whether it is still loading, whether it failed, and a way to try again. */
export function usePublicData<Name extends PublicQuery>(name: Name) {
  const { reader } = useSite()
  const isLive = useIsLive()
  const { data, isPending, isError, refetch } = useQuery(publicQuery(name, reader))
  const retry = () => void refetch()
  // A part that comes to life late must begin as the server left it, whatever was loaded meanwhile.
  if (!isLive && visitorQueries.has(name)) return { data: undefined, isPending: true, isError: false, retry }
  return { data: data as PublicData[Name] | undefined, isPending, isError, retry }
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

/** What the manifest says of the flows of accounts and money. */
export function useSettings() {
  return useSite().data.settings
}

/** Calls the backend for whoever is here: a code that ends the session does so. */
export function useCall(): Call {
  return useSite().session.call
}

/** Tells why a call failed, as a toast: the server's sentence, or that nothing answered. */
export function useTellFailure(): (answer: { readonly msg?: string | undefined }) => void {
  const { data, toasts } = useSite()
  return useCallback(
    ({ msg }) => toasts.getState().show({ status: 'error', message: msg || String(data.messages['error.network']) }),
    [data, toasts],
  )
}

/** What there is only while somebody visits: clock, storage, countdowns. Undefined on the server. */
export function useVisit() {
  return useSite().visit
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
  const { login, logout, logoutEverywhere, refresh, refreshBalance } = session
  return { login, logout, logoutEverywhere, refresh, refreshBalance, showToast: toasts.getState().show }
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
    country: data.country,
    currency: data.currency,
    environment: data.environment,
    pages: data.pages,
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

/** The path of the present page without its locale. */
export function usePath(): string {
  const { data } = useSite()
  const { pathname } = useLocation()
  return splitLocale(
    pathname,
    data.locales.map(({ code }) => code),
  ).rest
}

/** Where login and sign-up are: their pages where the brand has them, else the dialog on the present page (RTE-14). */
export function useAuthLinks(): { readonly login: string; readonly signup: string; readonly hasLoginPage: boolean } {
  const { data } = useSite()
  const local = useLocalPath()
  const { pathname, search } = useLiveLocation()
  const query = new URLSearchParams(search)
  const next = query.get('next')
  query.delete('login')
  query.delete('signup')
  const dialog = (tab: string) => {
    const asked = new URLSearchParams(query)
    asked.set(tab, '1')
    return `${pathname}?${asked}`
  }
  const page = (path: string) => `${local(path)}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`
  return {
    login: data.pages.login ? page('/login') : dialog('login'),
    signup: data.pages.register ? page('/register') : dialog('signup'),
    hasLoginPage: data.pages.login,
  }
}

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
  const { pathname, search, hash } = useLiveLocation()
  const codes = data.locales.map(({ code }) => code)
  return data.locales.map(({ code, name }) => ({
    code,
    name,
    href: localisedPath(`${pathname}${search}${hash}`, code, codes),
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
  const rest = usePath()
  const loggedIn = useSession((state) => state.loggedIn)
  const vip = useSession((state) => state.member?.vip)
  const facts = visitorFacts(site, { loggedIn, vip }, device)
  const menu: Manifest['navigation'][string] | undefined = site.data.navigation[name]
  return (menu?.order ?? []).flatMap((id): MenuLink[] => {
    const item = menu?.items[id]
    const route = item?.route === undefined ? undefined : site.data.routes[item.route]
    if (!item || !evaluateCondition(item.when, facts) || (item.route !== undefined && !route?.enabled)) return []
    // A brand that has a page for what a dialog does leads there (RTE-14).
    const page =
      item.dialog === 'auth' && site.data.pages.login
        ? '/login'
        : item.dialog === 'deposit' && site.data.pages.deposit
          ? '/deposit'
          : route?.path
    const dialog = page === undefined ? item.dialog : undefined
    return [
      {
        id,
        label: intl.formatMessage({ id: item.label }),
        icon: item.icon,
        href: page === undefined ? item.href : local(page),
        dialog,
        emphasis: item.emphasis ?? false,
        current: page === rest,
      },
    ]
  })
}
