import { expect, test } from 'vitest'
import { orderLinks } from './order-links.ts'

const links = ['th-th', 'en-th', 'en-ph', 'km-kh'].map((code) => ({
  code,
  name: code,
  href: `/${code}`,
  current: false,
}))

test.each([
  [[], ['th-th', 'en-th', 'en-ph', 'km-kh']],
  [['fr-FR'], ['th-th', 'en-th', 'en-ph', 'km-kh']],
  [
    ['en-US', 'th-TH'],
    ['en-th', 'en-ph', 'th-th', 'km-kh'],
  ],
  [
    ['en-PH', 'en'],
    ['en-ph', 'en-th', 'th-th', 'km-kh'],
  ],
  [
    ['fr', 'km', 'th'],
    ['km-kh', 'th-th', 'en-th', 'en-ph'],
  ],
])('[LOC-02] a browser in %j orders the languages as %j', (languages, codes) => {
  expect(orderLinks(links, languages).map(({ code }) => code)).toEqual(codes)
})
