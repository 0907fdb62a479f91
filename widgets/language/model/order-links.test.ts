import { expect, test } from 'vitest'
import { orderLinks } from './order-links.ts'

const links = ['th-th', 'en-th', 'en-ph', 'km-kh', 'fi-fi'].map((code) => ({
  code,
  name: code,
  href: `/${code}`,
  current: false,
}))

test.each([
  [[], ['th-th', 'en-th', 'en-ph', 'km-kh', 'fi-fi']],
  [
    ['fr-FR', 'fil-PH'],
    ['th-th', 'en-th', 'en-ph', 'km-kh', 'fi-fi'],
  ],
  [
    ['en-US', 'th-TH'],
    ['en-th', 'en-ph', 'th-th', 'km-kh', 'fi-fi'],
  ],
  [
    ['en-PH', 'en'],
    ['en-ph', 'en-th', 'th-th', 'km-kh', 'fi-fi'],
  ],
  [
    ['fr', 'km', 'th'],
    ['km-kh', 'th-th', 'en-th', 'en-ph', 'fi-fi'],
  ],
])('[LOC-02] a browser in %j orders the languages as %j', (languages, codes) => {
  expect(orderLinks(links, languages).map(({ code }) => code)).toEqual(codes)
})
