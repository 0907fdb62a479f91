import { matchRoute, splitLocale } from '../../../runtime/widget-api/visit.ts'
import type { SiteData } from '../../../runtime/widget-api/site.ts'

/** The page key of the page at a path, without the values in the address. `none` for an unknown path. */
export function routeOf({ routes, locales }: Pick<SiteData, 'routes' | 'locales'>, path: string): string {
  const { rest } = splitLocale(
    path,
    locales.map(({ code }) => code),
  )
  return matchRoute(routes, rest)?.route.pageKey ?? 'none'
}
