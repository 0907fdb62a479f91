import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePlayPayload } from './encode-play-payload.ts'
import { decodePlayPayload } from './play-payload.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const good = { provider: '101', game: 'g00001', currency: 'THB' }

test('[GAM-06] reading a written payload gives the same payload', () => {
  const id = fc.stringMatching(/^[\w.:-]{1,64}$/)
  const currencies = fc.constantFrom('THB', '')
  fc.assert(
    fc.property(id, id, currencies, fc.option(id, { nil: undefined }), (provider, game, currency, wallet) => {
      const payload = { provider, game, currency, ...(wallet === undefined ? {} : { wallet }) }
      const text = encodePlayPayload(payload)
      expect(text).toMatch(/^[\w-]{1,1024}$/)
      expect(decodePlayPayload(text)).toEqual(payload)
    }),
  )
})

test.each([
  ['an additional URL', encode({ ...good, url: 'https://evil.example' })],
  ['an additional id', encode({ ...good, shell: '1' })],
  ['a URL as game', encode({ ...good, game: 'https://evil.example' })],
  ['javascript: as game', encode({ ...good, game: 'javascript:alert(1)' })],
  ['__proto__', Buffer.from('{"provider":"1","game":"g","currency":"THB","__proto__":{"x":1}}').toString('base64url')],
  ['a missing game', encode({ provider: '101', currency: 'THB' })],
  ['a number', encode({ ...good, game: 1 })],
  ['an empty id', encode({ ...good, game: '' })],
  ['a list', encode([good])],
  ['a text', encode('g00001')],
  ['an empty currency', encode({ ...good, currency: '' })],
  ['a malformed currency', encode({ ...good, currency: 'baht' })],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
  ['more than a kilobyte', encode({ ...good, wallet: 'x'.repeat(1100) })],
  ['a kilobyte of spaces', Buffer.from(JSON.stringify(good) + ' '.repeat(1024)).toString('base64url')],
  ['a hundred kilobytes', 'A'.repeat(100_000)],
  ['nothing', ''],
])('[GAM-06] %s is not a payload', (_what, text) => {
  expect(decodePlayPayload(text)).toBeUndefined()
})
