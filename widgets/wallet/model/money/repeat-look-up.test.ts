import { expect, test } from 'vitest'
import { afterLookUp } from './repeat-look-up.ts'

const arrivalEnd = 100_000

test.each([
  ['found', 0, arrivalEnd, 'found'],
  ['ended', 0, arrivalEnd, 'ended'],
  ['missing', 0, arrivalEnd, 'missing'],
  // Until the request can no longer arrive, an absent intent is not final.
  ['absent', 0, arrivalEnd - 1, 1000],
  ['absent', 3, arrivalEnd - 1, 8000],
  ['absent', 9, arrivalEnd - 1, 15_000],
  ['absent', 9, arrivalEnd, 'absent'],
  ['no-response', 9, arrivalEnd, 15_000],
  ['no-response', 9, arrivalEnd + 59_999, 15_000],
  ['no-response', 9, arrivalEnd + 60_000, 'no-response'],
] as const)('[DEP-01] after the result %s in round %d at %d ms, the next step is %s', (result, round, time, step) => {
  expect(afterLookUp(result, round, { begun: time, ended: time, arrivalEnd })).toBe(step)
})

test('[DEP-01] a look-up that begins while the request may still arrive does not prove that the intent is absent', () => {
  expect(afterLookUp('absent', 0, { begun: arrivalEnd - 1, ended: arrivalEnd + 1, arrivalEnd })).toBe(1000)
})
