/** Pages, their addresses, and the menus that lead to them. */
import { useCallback, useMemo } from 'react'
import { usePathname } from '../routing/use-location.ts'
import { localisedPath, splitLocale } from '../i18n/locale-path.ts'
import type { Manifest } from '../manifest/stages.ts'
import { conditionFacts, evaluateCondition } from '../manifest/evaluate-condition.ts'
import { useLiveLocation } from '../routing/live-location.ts'
import { useIntl } from '../site/intl-context.ts'
import { useSite } from '../site/site-context.ts'
import { useVisitorFacts } from '../site/use-visitor-facts.ts'
import { dialogAt, pageOfDialog } from '../dialogs/dialog-pages.ts'
import { matchRoute, pathOfRoute } from '../routing/match-route.ts'

export { Link } from '../routing/Link.tsx'
export { findIcon } from '../areas/registered-areas.ts'
export { localisedPath } from '../i18n/locale-path.ts'
export { usePageTitle } from '../routing/document-title.ts'
export { useIsFirstBlock } from '../site/first-block.ts'
export { usePanels } from '../site/use-panels.ts'
export { keepInterface, switchChoice } from '../site/interface-state.ts'
export { useIsLive, useLiveLocation } from '../routing/live-location.ts'
export { useNavigate } from '../routing/use-navigate.ts'
export { useSidewaysPhone } from '../window/use-sideways-phone.ts'
export { useWideWindow } from '../window/use-wide-window.ts'
export { pathOfRoute } from '../routing/match-route.ts'
export { keepScroll } from '../routing/ScrollRestoration.tsx'

/** The current page's route and the values in its address. */
export function usePage() {
  const { data } = useSite()
  const pathname = usePathname()
  return useMemo(() => {
    const codes = data.locales.map(({ code }) => code)
    const match = matchRoute(data.routes, splitLocale(pathname, codes).rest)
    return {
      id: match?.id,
      title: match?.route.title,
      path: match?.route.path ?? '/',
      parameters: match?.parameters ?? {},
    }
  }, [data, pathname])
}

/** Returns a function that checks whether the brand has a page or a dialog (RTE-14) at a path without locale. */
export function useHasPage(): (path: string) => boolean {
  const { data } = useSite()
  return useCallback(
    (path: string) => {
      const [pathname = ''] = path.split(/[?#]/)
      return matchRoute(data.routes, pathname) !== undefined || dialogAt(data, pathname) !== undefined
    },
    [data],
  )
}

/** The current page's id in the manifest. Undefined for a missing page. */
export function useRouteId(): string | undefined {
  return usePage().id
}

/** Whether the brand has an enabled page with this id. */
export function useRouteIsOn(id: string | undefined): boolean {
  const { routes } = useSite().data
  return id !== undefined && routes[id]?.enabled === true
}

/** The values of the parameters in a page's path: `{ provider: 'jade' }` for `/slot/{provider}`. */
export type RouteParameters = Readonly<Record<string, string>>

/**
 * The address of a page in the visitor's locale. Undefined for a missing or disabled page, and for a missing or
 * unacceptable parameter. Render no link then.
 */
export function useRoutePath(id: string | undefined, parameters?: RouteParameters): string | undefined {
  return useRoutePaths()(id, parameters)
}

/** Returns `useRoutePath` as a function, for a list of links. */
export function useRoutePaths(): (id: string | undefined, parameters?: RouteParameters) => string | undefined {
  const { routes } = useSite().data
  const local = useLocalPath()
  return useMemo(
    () => (id, parameters) => {
      const path = pathOfRoute(routes, id, parameters)
      return path === undefined ? undefined : local(path)
    },
    [routes, local],
  )
}

/**
 * Returns a function that adds the visitor's locale to a path, such as a link of the backend. It adds no locale if the
 * current address has none. `useRoutePath` gives the address of a page.
 */
export function useLocalPath(): (path: string) => string {
  const { locale, locales } = useSite().data
  const pathname = usePathname()
  return useMemo(() => {
    const codes = locales.map(({ code }) => code)
    const hasPrefix = splitLocale(pathname, codes).locale !== undefined
    return (path: string) => (hasPrefix ? localisedPath(path, locale, codes) : path)
  }, [pathname, locale, locales])
}

/** The path of the current page without its locale. */
export function usePath(): string {
  const { data } = useSite()
  const pathname = usePathname()
  return splitLocale(
    pathname,
    data.locales.map(({ code }) => code),
  ).rest
}

/** The addresses of login and sign-up: the brand's pages, or else the dialog on the current page (RTE-14). */
export function useAuthLinks(): { readonly login: string; readonly signup: string; readonly hasLoginPage: boolean } {
  const pathOf = useRoutePaths()
  const { pathname, search } = useLiveLocation()
  const query = new URLSearchParams(search)
  const next = query.get('next')
  query.delete('login')
  query.delete('signup')
  const dialog = (tab: string) => {
    const parameters = new URLSearchParams(query)
    parameters.set(tab, '1')
    return `${pathname}?${parameters}`
  }
  const withNext = (page: string) => `${page}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`
  const [loginPage, signupPage] = [pathOf('login'), pathOf('register')]
  return {
    login: loginPage === undefined ? dialog('login') : withNext(loginPage),
    signup: signupPage === undefined ? dialog('signup') : withNext(signupPage),
    hasLoginPage: loginPage !== undefined,
  }
}

/** The current page in one locale. */
export interface LocaleLink {
  readonly code: string
  readonly name: string
  readonly href: string
  readonly current: boolean
}

/** The current page in each locale, for switching language (LOC-03). */
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

/** A menu entry with a target for this visitor. */
export interface MenuLink {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly href: string | undefined
  readonly dialog: string | undefined
  readonly emphasis: boolean
  /** Whether the entry shows to guests only. */
  readonly forGuests: boolean
  readonly current: boolean
}

/**
 * The entries of a menu in their order, without the entries of disabled pages and the entries whose condition does not
 * hold.
 */
export function useMenu(name: string): readonly MenuLink[] {
  const site = useSite()
  const intl = useIntl()
  const local = useLocalPath()
  const rest = usePath()
  const menu: Manifest['navigation'][string] | undefined = site.data.navigation[name]
  const conditions = Object.values(menu?.items ?? {}).map(({ when }) => when)
  const asksDevice = conditions.some((when) => conditionFacts(when).has('device'))
  const facts = useVisitorFacts(conditions, asksDevice)
  return (menu?.order ?? []).flatMap((id): MenuLink[] => {
    const item = menu?.items[id]
    const route = item?.route === undefined ? undefined : site.data.routes[item.route]
    if (!item || !evaluateCondition(item.when, facts) || (item.route !== undefined && !route?.enabled)) return []
    // A page of the brand takes precedence over the dialog (RTE-14).
    const page = pageOfDialog(site.data, item.dialog) ?? route?.path
    const dialog = page === undefined ? item.dialog : undefined
    return [
      {
        id,
        label: intl.formatMessage({ id: item.label }),
        icon: item.icon,
        href: page === undefined ? item.href : local(page),
        dialog,
        emphasis: item.emphasis ?? false,
        forGuests: item.when?.session === 'guest',
        current: page === rest,
      },
    ]
  })
}
