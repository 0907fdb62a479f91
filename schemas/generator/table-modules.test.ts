import { expect, test } from 'vitest'
import type { Schema } from './schema.ts'
import { ownOriginsModule } from './table-modules.ts'

const origin: Schema = { type: 'string', format: 'own-origin' }
const manifestWith = (coffee: Schema): Schema => ({ type: 'object', properties: { coffee } })

test('the module has the pointer of an own origin', () => {
  const manifest = manifestWith({ type: 'object', properties: { shop: origin } })
  expect(ownOriginsModule(manifest)).toContain('/coffee/shop')
})

test.each<[string, Schema]>([
  ['map', { type: 'object', additionalProperties: origin }],
  ['list', { type: 'array', items: origin }],
])('an own origin in a %s is a mistake, because Livery would not compare it between brands', (_kind, coffee) => {
  expect(() => ownOriginsModule(manifestWith(coffee))).toThrow(
    '/coffee/*: the format own-origin cannot be in a list or a map. Give each origin its own setting.',
  )
})
