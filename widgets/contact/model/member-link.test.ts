import { expect, test } from 'vitest'
import { memberLink } from './member-link.ts'

test.each([
  ['https://chat.acme.example/room', 'M19', 'https://chat.acme.example/room?mid=M19'],
  ['https://chat.acme.example/room?from=site#top', 'M19', 'https://chat.acme.example/room?from=site&mid=M19#top'],
  ['https://chat.acme.example/?mid=other', 'M19', 'https://chat.acme.example/?mid=M19'],
  ['https://chat.acme.example/room', 'a&b=c', 'https://chat.acme.example/room?mid=a%26b%3Dc'],
  ['https://chat.acme.example/room', undefined, 'https://chat.acme.example/room'],
  ['https://chat.acme.example/room', '', 'https://chat.acme.example/room'],
  ['https://chat.acme.example.evil.example/room', 'M19', 'https://chat.acme.example.evil.example/room'],
  ['https://t.me/acme', 'M19', 'https://t.me/acme'],
  ['tel:+6620001910', 'M19', 'tel:+6620001910'],
])('[CON-02] the link %s of the member %s is %s', (href, mid, link) => {
  expect(memberLink(href, mid, ['chat.acme.example'])).toBe(link)
})
