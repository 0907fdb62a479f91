import { expect, test } from 'vitest'
import { contrastRatio } from '../../runtime/manifest/index.ts'
import { textWidth } from './new-brand-files.ts'
import { brandColours } from './colours.ts'

test.each(['#0a6b5c', '#ffff00', '#ffffff', '#000000', '#0000ff', '#808080', '#ff0000'])(
  'the logo of a new brand with the accent %s is readable in both themes',
  (accent) => {
    const { logo } = brandColours('acme', accent)
    for (const surface of ['#f5f6f8', '#1c222c']) expect(contrastRatio(logo, surface)).toBeGreaterThanOrEqual(3)
  },
)

// Each name with its measured width in px, in bold letters of 25 px in a browser. The typeface is the widest of Noto
// Sans, DejaVu Sans and Liberation Sans.
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
