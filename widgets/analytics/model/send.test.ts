import { expect, test } from 'vitest'
import { addressOf } from './send.ts'

const page = { protocol: 'http:', port: '5190' }

test.each([
  ['a host of the brand', 'm.example', ['m.example'], 'https://m.example/e'],
  ['a host that the brand does not name', 'm.example', ['other.example'], undefined],
  ['no host', undefined, ['m.example'], undefined],
  ['a host of this machine', 't.localhost', ['t.localhost'], 'http://t.localhost:5190/e'],
])('[QRY-06] a vendor with %s gets an address only if the brand allows the host', (_what, host, hosts, expected) => {
  expect(addressOf({ ...(host === undefined ? {} : { host }), path: '/e' }, hosts, page)).toBe(expected)
})

test('[QRY-06] if the page’s address has no port, the address of a host on this machine has none', () => {
  expect(addressOf({ host: 't.localhost', path: '/e' }, ['t.localhost'], { protocol: 'https:', port: '' })).toBe(
    'https://t.localhost/e',
  )
})
