import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'

test.each([
  ['logo.svg', 'logo.svg'],
  ['Summer Sale (1).PNG', 'summer-sale-1.png'],
  ['logo.v2.png', 'logo-v2.png'],
  ['__hero__.webp', 'hero.webp'],
  ['โลโก้.png', 'picture-2.png'],
  [`${'x'.repeat(80)}.png`, `${'x'.repeat(64)}.png`],
])('[BRD-06] the studio stores an uploaded %s as %s', (name, stored) => {
  expect(pictureName(name, ['picture.png'])).toBe(stored)
})
