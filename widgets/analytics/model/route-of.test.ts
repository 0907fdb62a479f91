import { expect, test } from 'vitest'
import { routeOf } from './route-of.ts'

const site = {
  routes: {
    home: { path: '/', enabled: true, pageKey: 'home' },
    'blog-post': { path: '/blog/{id}', enabled: true, pageKey: 'blog-id' },
    off: { path: '/off', enabled: false, pageKey: 'off' },
  },
  locales: [{ code: 'en-th', name: 'English', countryCode: 'th', isCountryDefault: true }],
} as unknown as Parameters<typeof routeOf>[0]

test.each([
  ['/en-th', 'home'],
  ['/en-th/blog/42', 'blog-id'],
  ['/blog/42', 'blog-id'],
  ['/en-th/off', 'none'],
  ['/en-th/nowhere', 'none'],
])('[RTE-16] trackers receive the page key of the page at %s: %s', (path, key) => {
  expect(routeOf(site, path)).toBe(key)
})
