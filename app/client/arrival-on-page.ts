import type { ResponseOf } from '../../runtime/api/call-api.ts'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import { matchRoute, pathOfRoute } from '../../runtime/routing/match-route.ts'
import { type Arrival, arrivalAfterLogin } from '../../runtime/session/after-login.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'

/** The destination of a member who has logged in on a page of the site. */
export function arrivalOnPage(
  site: SiteData,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  login: NonNullable<ResponseOf<'index/auth'>['data']>,
): Arrival {
  const codes = site.locales.map(({ code }) => code)
  const page = matchRoute(site.routes, splitLocale(pathname, codes).rest)?.id
  return arrivalAfterLogin({
    environment: site.environment,
    pathname,
    search,
    hash,
    countryLang: login.country_lang,
    defaultLang: login.default_lang,
    country: site.country.toLowerCase(),
    locales: site.locales,
    isAuthPage: page === 'login' || page === 'register',
    accountPath: pathOfRoute(site.routes, 'account'),
  })
}
