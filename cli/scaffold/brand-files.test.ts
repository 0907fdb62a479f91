import { expect, test } from 'vitest'
import { textWidth } from './brand-files.ts'

// Widths in px that a browser measured for bold letters 25 px high: the widest of Noto Sans, DejaVu Sans and Liberation
// Sans.
test.each([
  ['Acme', 78],
  ['Lucky Mammoth', 231],
  ['WWW', 84],
  ['น้ำทอง191', 121],
  ['Siam191', 122],
  ['Ill', 27],
])('the logo of a new brand has room for %s', (name, measured) => {
  expect(textWidth(name)).toBeGreaterThanOrEqual(measured)
  expect(textWidth(name)).toBeLessThan(measured * 1.4)
})
