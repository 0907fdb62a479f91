import { expect, test } from 'vitest'
import { formatEnd } from './format-end.ts'

test.each([
  ['2026-11-22 19:00:00', '2026-11-22 18:00'],
  ['2026-11-22 19:00:01', '2026-11-22 18:01'],
  ['2026-11-23 00:59:59', '2026-11-23 00:00'],
  ['soon', '-'],
])('the end %s is shown as %s', (end, shown) => {
  expect(formatEnd(end, 'Asia/Bangkok')).toBe(shown)
})
