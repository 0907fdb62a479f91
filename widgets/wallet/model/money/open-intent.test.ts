import { expect, test } from 'vitest'
import { intentAfter, storedIntent, unsentIntent } from './open-intent.ts'

const first = unsentIntent('intent-0001')
const repeated = { ...first, unknownSince: 10 }

test.each([
  ['a lost response', first, { status: false, noResponse: true as const }, 50],
  ['another lost response', repeated, { status: false, noResponse: true as const }, 50],
  ['a failure of the server', first, { status: false, code: 502 }, 50],
  ['a failure of the server at a repeated send', repeated, { status: false, code: 502 }, 10],
  ['a refusal', first, { status: false, code: 4211 }, undefined],
  ['a refusal of a repeated send', repeated, { status: false, code: 4211 }, 10],
  ['a success', first, { status: true }, undefined],
  ['the end of the session', first, { status: false, code: 1001 }, undefined],
])(
  '[DEP-01] after %s, the intent has the time of the send with an unknown outcome, if any',
  (_what, intent, response, since) => {
    expect(intentAfter(intent, response, 50)).toEqual({ ...intent, unknownSince: since })
  },
)

test('[DEP-01] a stored send is never in the future', () => {
  expect(storedIntent({ intent: 'intent-0001', sent: 900 }, 100)).toEqual({ ...first, unknownSince: 100 })
})
