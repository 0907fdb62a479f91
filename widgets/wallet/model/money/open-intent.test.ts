import { expect, test } from 'vitest'
import { intentAfter, storedIntent, unsentIntent } from './open-intent.ts'

const first = unsentIntent('intent-0001')
const repeated = { ...first, unknownSince: 10 }

test.each([
  ['a lost response', first, { status: false, noResponse: true as const }, 50],
  ['a lost response to a repeated send', repeated, { status: false, noResponse: true as const }, 50],
  ['a failure of the server', first, { status: false, code: 502 }, 50],
  ['a failure of the server at a repeated send', repeated, { status: false, code: 502 }, 10],
  ['a refusal', first, { status: false, code: 4211 }, undefined],
  ['a refusal of a repeated send', repeated, { status: false, code: 4211 }, 10],
  ['a success', first, { status: true }, undefined],
  ['the end of the session', first, { status: false, code: 1001 }, undefined],
])(
  '[DEP-01] after %s, `unknownSince` is the time of the send whose outcome is unknown, or else undefined',
  (_what, intent, response, since) => {
    expect(intentAfter(intent, response, 50)).toEqual({ ...intent, unknownSince: since })
  },
)

test('[DEP-01] the time of a stored send in the future becomes the current time', () => {
  expect(storedIntent({ intent: 'intent-0001', sent: 900 }, 100)).toEqual({ ...first, unknownSince: 100 })
})
