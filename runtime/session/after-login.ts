import { localisedPath, splitLocale } from '../i18n/locale-path.ts'

/** The destination of a member after login. */
export interface Arrival {
  /** A path of this site, with its query and hash. */
  readonly path: string
  /**
   * The locale of `path`, and the locale that the page stores as the member's choice before it loads `path`. Only for a
   * member of another country (LOC-05).
   */
  readonly locales?: { readonly shown: string; readonly chosen: string }
}

export interface LoginFacts {
  readonly environment: string
  /** The path of the page on which the member logged in. */
  readonly pathname: string
  readonly search: string
  /** The hash with its number sign, or empty. */
  readonly hash: string
  /** The member's language and country in the response: `th-th`. */
  readonly countryLang: unknown
  /** The member's language or locale in the response: `th`, `th-th`. */
  readonly defaultLang: unknown
  /** The site's current country, in lower case. */
  readonly country: string
  readonly locales: readonly {
    readonly code: string
    readonly countryCode: string
    readonly isCountryDefault: boolean
  }[]
  /** Whether the page is the brand's page for login or sign-up. */
  readonly isAuthPage: boolean
  /** The path of the account page without locale. Undefined if the brand has no such page. */
  readonly accountPath: string | undefined
}

const loginParameters = ['login', 'signup', 'next']

/**
 * The destination after login or sign-up (AUT-07): the page that required the login, or the current page. The
 * brand's login or sign-up page leads to the home page, but in production to the account page. A member of another
 * country gets a locale of that country, if any (LOC-05).
 */
export function arrivalAfterLogin(facts: LoginFacts): Arrival {
  const { pathname, search, hash } = facts
  const locales = facts.locales.map(({ code }) => code)
  const query = new URLSearchParams(search)
  const { locale } = splitLocale(pathname, locales)
  const sent = safePath(query.get('next'))
  for (const name of loginParameters) query.delete(name)
  const stay = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
  const elsewhere = facts.environment === 'production' ? (facts.accountPath ?? '/') : '/'
  const prefixed = (path: string) => (locale === undefined ? path : localisedPath(path, locale, locales))
  const path = sent ?? (facts.isAuthPage ? prefixed(elsewhere) : stay)

  const countryLang = String(facts.countryLang).toLowerCase()
  const [, country] = countryLang.split('-')
  const ofCountry = facts.locales.filter(({ countryCode }) => countryCode === country)
  const shown = (ofCountry.find(({ code }) => code === countryLang) ?? ofCountry.find((one) => one.isCountryDefault))
    ?.code
  if (shown === undefined || country === facts.country) return { path }
  const language = String(facts.defaultLang).toLowerCase()
  const chosen = locales.find((code) => code === language || code === `${language}-${country}`) ?? shown
  return { path: localisedPath(path, shown, locales), locales: { shown, chosen } }
}

/**
 * A path of this site from a query. Undefined if it is missing, has more than 2,000 characters, or could lead to
 * another host.
 */
export function safePath(path: string | null): string | undefined {
  if (path === null || path.length > 2000 || !/^\/(?!\/)[^\\\u0000-\u001f]*$/.test(path)) return undefined
  // A browser resolves `/..//other.example` to `//other.example`, which a later navigation reads as a host.
  return new URL(path, 'https://site.invalid').pathname.startsWith('//') ? undefined : path
}
