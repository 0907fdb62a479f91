/** Splits a path into its locale, if any, and the rest: `/en-th/faq` is `en-th` and `/faq` (LOC-01). */
export function splitLocale(path: string, locales: readonly string[]): { locale: string | undefined; rest: string } {
  const [, first = ''] = path.split('/')
  if (!locales.includes(first)) return { locale: undefined, rest: path }
  return { locale: first, rest: path.slice(first.length + 1) || '/' }
}

/** The address of the same page in a locale, with its query and hash (LOC-03). */
export function localisedPath(path: string, locale: string, locales: readonly string[]): string {
  const [, pathname = '', tail = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const { rest } = splitLocale(pathname, locales)
  return `/${locale}${rest === '/' ? '' : rest}${tail}`
}

/** Cookies of the locale, with their lifetime in seconds (LOC-04). */
export const localeCookies = {
  selected: { name: 'selected_language', maxAge: 604_800 },
  redirect: { name: 'locale_redirect', maxAge: 31_536_000 },
} as const

/** The text that sets a cookie of the locale, for the host and for a page (LOC-04, LOC-05). */
export function localeCookie(kind: keyof typeof localeCookies, locale: string): string {
  const { name, maxAge } = localeCookies[kind]
  return `${name}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax`
}

/**
 * The locale of a path (LOC-02). It is that of the path's prefix, the visitor's choice, the login or the domain, in
 * this order. If the site has none of these locales, the default locale applies. The browser's languages do not count.
 */
export function chooseLocale(localeSources: {
  readonly path: string
  /** The values of the cookies. */
  readonly cookies: Readonly<Record<keyof typeof localeCookies, string | undefined>>
  readonly domainLocale: string | undefined
  readonly defaultLocale: string
  readonly locales: readonly string[]
}): string {
  const known = (one: string | undefined) =>
    one !== undefined && localeSources.locales.includes(one) ? one : undefined
  return (
    splitLocale(localeSources.path, localeSources.locales).locale ??
    known(localeSources.cookies.selected) ??
    known(localeSources.cookies.redirect) ??
    known(localeSources.domainLocale) ??
    localeSources.defaultLocale
  )
}
