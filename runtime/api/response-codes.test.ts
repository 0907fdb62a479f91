import { expect, test } from 'vitest'
import { endsSession, isServerFailure } from './response-codes.ts'

test.each([
  [1000, false, false],
  [1001, true, false],
  [1003, true, false],
  [429, false, false],
  [499, false, false],
  [500, false, true],
  [599, false, true],
  [600, false, false],
  [4999, false, false],
  [5000, false, true],
  [5999, false, true],
  [6000, false, false],
  [undefined, false, false],
])('the code %s ends the session: %s, is a failure of the server: %s', (code, ends, isFailure) => {
  expect([endsSession({ code }), isServerFailure({ code })]).toEqual([ends, isFailure])
})
