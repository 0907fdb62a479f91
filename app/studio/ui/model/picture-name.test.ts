import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'

const taken = ['picture.png', 'hero.png', `${'y'.repeat(64)}.png`]

test.each([
  ['logo.svg', 'logo.svg'],
  ['Hero.png', 'hero-2.png'],
  [`${'y'.repeat(70)}.png`, `${'y'.repeat(62)}-2.png`],
  ['Summer Sale (1).PNG', 'summer-sale-1.png'],
  ['logo.v2.png', 'logo-v2.png'],
  ['__hero__.webp', 'hero.webp'],
  ['โลโก้.png', 'picture-2.png'],
  [`${'x'.repeat(80)}.png`, `${'x'.repeat(64)}.png`],
])('[BRD-06] the studio stores an added %s as %s, and replaces no other picture', (name, stored) => {
  expect(pictureName(name, taken)).toBe(stored)
})
