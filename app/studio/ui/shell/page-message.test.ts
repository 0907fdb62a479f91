import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPageMessage } from './page-message.ts'

const block = 'routes/home/regions/main/blocks/banner'

test.each([
  { livery: 'page', path: '/en-th?login=1' },
  { livery: 'block', block },
  { livery: 'block', block, text: 'Log in' },
  { livery: 'move', block, onto: 'routes/home/regions/main/blocks/games' },
  { livery: 'move', block, by: -1 },
  { livery: 'typed', text: '<b>any text</b>' },
  { livery: 'typing-ended' },
  { livery: 'focused' },
  { livery: 'key', key: 's' },
])('[BRD-06] a message of the page is read: %o', (message) => {
  const { livery: kind, ...rest } = message
  expect(readPageMessage(message)).toEqual({ kind, ...rest })
})

test.each([
  { livery: 'page', path: '//evil.test' },
  { livery: 'page', path: '/\\evil.test' },
  { livery: 'page', path: 'javascript:alert(1)' },
  { livery: 'block', block: 'tokens/light/accent' },
  { livery: 'block', block: 'routes/home/../../x' },
  { livery: 'block', block: 'routes/__proto__/regions' },
  { livery: 'move', block, onto: 'routes/faq/regions/main/blocks/text' },
  { livery: 'move', block, by: 2 },
  { livery: 'move', block: 'merchant/name', by: 1 },
  { livery: 'typed', text: 'x'.repeat(4001) },
  { livery: 'typed', text: { toString: 'x' } },
  { livery: 'key', key: 'Enter' },
  { livery: 'edit', pointer: '/merchant/name', value: 'x' },
  { kind: 'typed', text: 'x' },
  'typed',
  null,
])('[BRD-06] a malformed message of a page is ignored: %o', (message) => {
  expect(readPageMessage(message)).toBeUndefined()
})

test('[BRD-06] the block of an accepted message is a path in routes or shell, whatever the page sends', () => {
  const path = fc.oneof(
    fc.anything(),
    fc
      .array(fc.constantFrom('routes', 'shell', 'tokens', 'blocks', '..', '', '__proto__', 'A', 'home'))
      .map((keys) => keys.join('/')),
  )
  const kind = fc.oneof(fc.constantFrom('block', 'move', 'page', 'typed'), fc.anything())
  fc.assert(
    fc.property(
      fc.record(
        {
          livery: kind,
          block: path,
          onto: path,
          by: fc.constantFrom(1, -1, 2),
          text: fc.anything(),
          path: fc.anything(),
        },
        { requiredKeys: [] },
      ),
      (data) => {
        const message = readPageMessage(data)
        if (message && 'block' in message) expect(message.block).toMatch(/^(routes|shell)(\/[a-z0-9-]+)+$/)
      },
    ),
  )
})
