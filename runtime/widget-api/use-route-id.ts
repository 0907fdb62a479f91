import { useLocation } from 'react-router'
import { splitLocale } from '../i18n/locale-path.ts'
import { useSite } from '../page/site-context.ts'
import { matchRoute } from '../routing/match-route.ts'

/** The page that is shown, by its id in the manifest; undefined where none answers. */
export function useRouteId(): string | undefined {
  const { data } = useSite()
  const { pathname } = useLocation()
  const { rest } = splitLocale(
    pathname,
    data.locales.map(({ code }) => code),
  )
  return matchRoute(data.routes, rest)?.id
}

/** Whether the brand has the page of a route. */
export function useRouteIsOn(id: string): boolean {
  return useSite().data.routes[id]?.enabled === true
}
