import { chooseLocale, localeCookies, splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { Manifest, ResolvedManifest } from '../../runtime/manifest/index.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import { cookieValue, hostName } from './request-headers.ts'
import { asksCountry } from './sharing.ts'

/** The parts of a request that decide which page the host renders. */
export interface RequestedPage {
  readonly resolved: ResolvedManifest
  /** The scheme of the request: `http` or `https`. */
  readonly scheme: string
  /** Host name; with its port in development. */
  readonly host: string
  readonly path: string
  readonly cookie: string | undefined
  readonly country: string | undefined
}

/** The locale and the country of a visitor, on which a page depends. */
export interface Visit {
  readonly locale: string
  readonly country: string
}

/** The parts of a manifest that the choice of a visit reads. */
const choicesOf = memoizeByObject((manifest: Manifest) => ({
  locales: Object.keys(manifest.locales),
  dependsOnCountry: asksCountry(manifest),
}))

/**
 * The locale and the country of a request. The country is Thailand if the brand ignores it or the request names no
 * valid one.
 */
export function chooseVisit({ resolved, host, path, cookie, country }: RequestedPage): Visit {
  const { manifest } = resolved
  const { locales, dependsOnCountry } = choicesOf(manifest)
  return {
    // Most paths name their locale. For them, the host reads no cookies.
    locale:
      splitLocale(path, locales).locale ??
      chooseLocale({
        path,
        cookies: {
          selected: cookieValue(cookie, localeCookies.selected.name),
          redirect: cookieValue(cookie, localeCookies.redirect.name),
        },
        domainLocale: manifest.site.domains[hostName(host)]?.locale,
        defaultLocale: manifest.defaultLocale,
        locales,
      }),
    country: dependsOnCountry && country !== undefined && /^[A-Z]{2}$/.test(country) ? country : 'TH',
  }
}
