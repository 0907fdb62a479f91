import { expect, test } from 'vitest'
import { isSidewaysPhone } from './use-sideways-phone.ts'

test.each([
  ['a phone upright', 390, 844, false],
  ['a phone sideways', 844, 390, true],
  ['141 px wider than high', 541, 400, true],
  ['140 px wider than high', 540, 400, false],
  ['a tablet sideways', 1180, 820, false],
  ['a large screen', 1920, 1080, false],
  ['an unmeasured window', 0, 0, false],
])('[LAY-03] %s, %d × %d: %s', (_what, width, height, expected) => {
  expect(isSidewaysPhone({ width, height })).toBe(expected)
})
