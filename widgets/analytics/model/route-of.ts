import { matchRoute, splitLocale } from '../../../runtime/widget-api/visit.ts'
import type { SiteData } from '../../../runtime/widget-api/site.ts'

/** The id of the page at a path; `none` where no page answers. The values in the address are not in it. */
export function routeOf({ routes, locales }: Pick<SiteData, 'routes' | 'locales'>, path: string): string {
  const { rest } = splitLocale(
    path,
    locales.map(({ code }) => code),
  )
  return matchRoute(routes, rest)?.id ?? 'none'
}
