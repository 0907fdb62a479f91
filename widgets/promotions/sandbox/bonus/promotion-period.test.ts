import { expect, test } from 'vitest'
import { canTakeAgain } from './promotion-period.ts'

/** A Wednesday at noon in Bangkok. Midnight in Bangkok is 17:00 in UTC. */
const taken = '2026-11-25T05:00:00Z'

test.each([
  [undefined, taken, '2027-11-25T05:00:00Z', false],
  ['once', taken, '2027-11-25T05:00:00Z', false],
  ['deposit', taken, taken, true],
  ['day', taken, '2026-11-25T16:59:59Z', false],
  ['day', taken, '2026-11-25T17:00:00Z', true],
  ['day', '2026-11-25T17:00:00Z', '2026-11-26T16:59:59Z', false],
  ['week', taken, '2026-11-29T16:59:59Z', false],
  ['week', taken, '2026-11-29T17:00:00Z', true],
  ['week', '2026-11-29T17:00:00Z', '2026-12-06T16:59:59Z', false],
  ['week', '2026-11-29T16:59:59Z', '2026-11-29T17:00:00Z', true],
  ['month', taken, '2026-11-30T16:59:59Z', false],
  ['month', taken, '2026-11-30T17:00:00Z', true],
  ['month', '2026-11-30T17:00:00Z', '2026-12-31T16:59:59Z', false],
  ['month', '2026-11-30T17:00:00Z', '2026-12-31T17:00:00Z', true],
] as const)(
  '[ENG-03] [LOC-07] a promotion with the period %s, taken at %s, can be taken again at %s: %s',
  (period, at, now, open) => {
    expect(canTakeAgain(period ? { period } : {}, Date.parse(at), Date.parse(now))).toBe(open)
  },
)
