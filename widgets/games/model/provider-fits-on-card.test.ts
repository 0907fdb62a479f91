import { expect, test } from 'vitest'
import { providerFitsOnCard } from './provider-fits-on-card.ts'

test.each([
  ['Jade Comet', true],
  ['Nine Lanterns', true],
  ['Red Corner Sports', true],
  ['Elevenchars Elevenchars', true],
  ['Red Corner Sports Club', true],
  ['Elevenchars Elevenchars A', false],
  ['Twelve-chars', false],
  ['The Twelve-chars', false],
  ['ราชินีแห่งแม่น้ำ', false],
])('whether a card certainly shows the whole provider name %j: %s', (name, fits) => {
  expect(providerFitsOnCard(name)).toBe(fits)
})
