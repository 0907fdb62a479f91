import { describe, expect, test } from 'vitest'
import { chooseLocale, localeCookie, localeCookies, localisedPath, splitLocale } from './locale-path.ts'

const locales = ['th-th', 'en-th']

describe('locales in addresses', () => {
  test.each([
    ['/', undefined, '/'],
    ['/faq', undefined, '/faq'],
    ['/en-th', 'en-th', '/'],
    ['/th-th/faq', 'th-th', '/faq'],
    ['/en-thx/faq', undefined, '/en-thx/faq'],
    ['/en-ph/faq', undefined, '/en-ph/faq'],
  ])('[LOC-01] the path %s has the locale %s and the rest %s', (path, locale, rest) =>
    expect(splitLocale(path, locales)).toEqual({ locale, rest }),
  )

  test.each([
    ['/', 'en-th', '/en-th'],
    ['/faq?a=1#b', 'en-th', '/en-th/faq?a=1#b'],
    ['/th-th/slot/pg?x=/en-th', 'en-th', '/en-th/slot/pg?x=/en-th'],
    ['/en-th', 'th-th', '/th-th'],
  ])('[LOC-03] the page %s in the locale %s has the address %s', (path, locale, target) =>
    expect(localisedPath(path, locale, locales)).toBe(target),
  )

  const cookies = [undefined, 'th-th', 'en-th', '//evil.example', 'en-ph']
  const domains = [undefined, 'en-th', 'th-th']
  const cells = ['/faq', '/en-th/faq', '/th-th/faq'].flatMap((path) =>
    cookies.flatMap((selected) =>
      cookies.flatMap((redirect) =>
        domains.map((domainLocale) => ({ path, cookies: { selected, redirect }, domainLocale })),
      ),
    ),
  )
  test.each(cells)(
    '[LOC-02] [LOC-04] the locale of $path with the cookies $cookies and the domain’s $domainLocale',
    (given) => {
      const { path, domainLocale } = given
      const chosen = chooseLocale({ ...given, defaultLocale: 'th-th', locales })
      const prefix = path.startsWith('/en-th') ? 'en-th' : path.startsWith('/th-th') ? 'th-th' : undefined
      const fromCookie = [given.cookies.selected, given.cookies.redirect].find((one) => locales.includes(one ?? ''))
      expect(chosen).toBe(prefix ?? fromCookie ?? domainLocale ?? 'th-th')
      expect(
        chooseLocale({ ...given, path: localisedPath(path, chosen, locales), defaultLocale: 'th-th', locales }),
      ).toBe(chosen)
    },
  )

  test('[LOC-04] the lifetime of the cookies', () => {
    expect(localeCookies.selected.maxAge).toBe(7 * 24 * 3600)
    expect(localeCookies.redirect.maxAge).toBe(365 * 24 * 3600)
    expect(localeCookie('redirect', 'en-ph')).toBe('locale_redirect=en-ph; Path=/; Max-Age=31536000; SameSite=Lax')
  })
})
