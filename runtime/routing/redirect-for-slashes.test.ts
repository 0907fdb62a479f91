import { describe, expect, test } from 'vitest'
import { redirectForSlashes } from './redirect-for-slashes.ts'

const openings = [
  '//',
  '/\\',
  '\\',
  '///',
  '/%2f',
  '/%2F%2f',
  '/%5c',
  '/%09/',
  '/%0a/',
  '/\t/',
  '/\n/',
  '/%20/',
  '/\u0000/',
]

describe('[NAV-01] slashes', () => {
  test.each([
    ['/', undefined],
    ['/about-us', undefined],
    ['/about-us/', '/about-us'],
    ['/about-us//', '/about-us'],
    ['/en-th/', '/en-th'],
    ['/en-th/faq/', '/en-th/faq'],
    ['//', '/'],
  ])('%s goes to %s', (path, target) => expect(redirectForSlashes(path)).toBe(target))

  test.each(['/', '\\', '%2f', '%5C'])('many %s inside of a path take linear time', (slash) => {
    // Far longer than any request. Quadratic time would be minutes.
    const path = `/a${slash.repeat(200_000)}b`
    expect(redirectForSlashes(path)).toBeUndefined()
    expect(redirectForSlashes(`${path}${slash.repeat(3)}`)).toBe(path)
  })

  test('a redirect keeps the query', () =>
    expect(redirectForSlashes('/about-us/', '?a=1&b=/')).toBe('/about-us?a=1&b=/'))

  const forms = openings.flatMap((opening) =>
    ['', 'en-th/', 'th-th/'].map((locale) => `${opening}evil.example/${locale}`),
  )
  test.each(forms)('%j never leaves the host', (path) => {
    for (const search of ['', '?next=//evil.example', '?x#//evil.example']) {
      const target = redirectForSlashes(path, search)
      expect(target).toMatch(/^\/[^/\\%]/)
      expect(new URL(target ?? '', 'https://ours.example').host).toBe('ours.example')
    }
  })
})
