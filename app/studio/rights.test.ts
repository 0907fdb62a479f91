import { expect, test } from 'vitest'
import { mayChangeBelow, mayCreate, refusalOf } from './rights.ts'

const refusal = (places: readonly string[], place: string) => refusalOf({ role: 'one', places }, 'acme', place)

test.each([
  [['/seo'], '/seo', undefined],
  [['/seo'], '/seo/title', undefined],
  [['/seo'], '/seox', 'place'],
  [['/seo/title'], '/seo', 'place'],
  [['/'], '/seo', undefined],
  [['/'], 'content', 'place'],
  [['content'], 'content', undefined],
  [['content'], 'assets', 'place'],
  [[], '/seo', 'place'],
])('[BRD-06] a role with the places %j at %s: %s', (places, place, expected) => {
  expect(refusal(places, place)).toBe(expected)
})

test('[BRD-06] a brand and a layer outside of the limits are refused before the place', () => {
  const rights = { role: 'one', brands: ['acme'], layers: ['production'], places: [] }
  expect(refusalOf(rights, 'other/production', '/seo')).toBe('brand')
  expect(refusalOf(rights, 'acme', '/seo')).toBe('layer')
  expect(refusalOf(rights, 'acme/production', '/seo')).toBe('place')
  expect(refusalOf(undefined, 'acme', '/seo')).toBeUndefined()
})

test('[BRD-06] a role may change something at a place if its limits name a place below that place', () => {
  const rights = { role: 'one', layers: ['brand'], places: ['/seo/title'] }
  expect(mayChangeBelow(rights, 'acme', '/seo')).toBe(true)
  expect(mayChangeBelow(rights, 'acme', '/otp')).toBe(false)
  expect(mayChangeBelow(rights, 'acme/production', '/seo')).toBe(false)
})

test('[BRD-06] by default, a role may create brands only if it has no list of brands', () => {
  expect([undefined, { role: 'one' }, { role: 'one', brands: ['acme'] }].map(mayCreate)).toEqual([true, true, false])
  expect(mayCreate({ role: 'one', brands: ['acme'], create: true })).toBe(true)
})
