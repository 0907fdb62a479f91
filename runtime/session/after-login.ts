import { localisedPath, splitLocale } from '../i18n/locale-path.ts'

/** The destination of a member after login. */
export interface Arrival {
  /** A path of this site, with its query. */
  readonly path: string
  /**
   * The locale to store as the member's choice. Only for a member of another country (LOC-05). The page stores it in
   * cookies and then loads `path`.
   */
  readonly locale?: string
}

export interface LoginFacts {
  readonly environment: string
  /** The page of the login. */
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
  readonly locales: readonly string[]
}

const authPages = new Set(['/login', '/register'])
const dialogs = ['login', 'signup', 'next']

/**
 * The destination after login or sign-up: the page that required the login, if any. From the login or sign-up page, a
 * member goes to the home page, in production to the account (AUT-07). On any other page, the member stays. For a
 * member of another country, the destination has their own locale (LOC-05), if the brand has it.
 */
export function arrivalAfterLogin(facts: LoginFacts): Arrival {
  const { pathname, search, hash, locales } = facts
  const query = new URLSearchParams(search)
  const { locale, rest } = splitLocale(pathname, locales)
  const sent = safePath(query.get('next'))
  for (const name of dialogs) query.delete(name)
  const stay = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
  const elsewhere = facts.environment === 'production' ? '/account' : '/'
  const prefixed = (path: string) => (locale === undefined ? path : localisedPath(path, locale, locales))
  const path = sent ?? (authPages.has(rest) ? prefixed(elsewhere) : stay)

  const countryLang = String(facts.countryLang).toLowerCase()
  const [, country] = countryLang.split('-')
  const own = locales.find((code) => code === countryLang)
  if (own === undefined || country === facts.country) return { path }
  const language = String(facts.defaultLang).toLowerCase()
  const selected = locales.find((code) => code === language || code === `${language}-${country}`) ?? own
  return { path: localisedPath(path, own, locales), locale: selected }
}

/** A path of this site from a query. Undefined for anything that a browser could take for another host. */
export function safePath(path: string | null): string | undefined {
  if (path === null || path.length > 2000 || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path)) return undefined
  return new URL(path, 'https://site.invalid').host === 'site.invalid' ? path : undefined
}
