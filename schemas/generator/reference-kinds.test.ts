import { expect, test } from 'vitest'
import { recursivePlaces, referenceKinds, referencePlaces, withIdentifiers } from './reference-kinds.ts'
import type { AreaFile, Schema } from './schema.ts'

const areas: AreaFile[] = [
  {
    path: 'areas/coffee/area.json',
    folder: 'coffee',
    facts: {
      name: 'coffee',
      requires: [],
      references: { 'drink-id': { names: '/coffee/drinks', issue: 'unknown-drink' } },
    },
  },
]
const props: Schema = { properties: { drink: { type: 'string', format: 'drink-id' }, menu: { format: 'menu-id' } } }

test("places are found by the kernel's formats and by the formats of areas", () => {
  expect(referencePlaces(props, referenceKinds(areas))).toEqual([
    { at: ['drink'], kind: 'drink' },
    { at: ['menu'], kind: 'menu' },
  ])
})

test('references of a recursive schema are found once, and the place of the recursion names the object around it', () => {
  const when: Schema = { $ref: '#/$defs/When' }
  const schema: Schema = {
    properties: { when },
    $defs: { When: { properties: { menu: { format: 'menu-id' }, not: when } } },
  }
  expect(referencePlaces(schema, referenceKinds(areas))).toEqual([{ at: ['when', 'menu'], kind: 'menu' }])
  expect(recursivePlaces(schema)).toEqual([{ at: ['when', 'not'], sameAs: ['when'] }])
})

test("a validator checks an area's format as an identifier", () => {
  expect(withIdentifiers([props], areas)[0]?.properties).toEqual({
    drink: { type: 'string', format: 'identifier' },
    menu: { format: 'menu-id' },
  })
})
