import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assertAreas } from './check-areas.ts'
import { assertFits } from './assert-fits.ts'
import type { AreaFile, Schema } from './schema.ts'

const schema = JSON.parse(readFileSync(new URL('../area-facts.schema.json', import.meta.url), 'utf8')) as Schema
const coffee = { name: 'coffee', title: 'Coffee', description: 'Coffee to order ahead.', requires: [] }

const fileOf = (value: object) => ({ path: 'areas/coffee/area.json', text: JSON.stringify(value, null, 2), value })

function areaFile(facts: Partial<AreaFile['facts']> & { name: string }): AreaFile {
  return { path: `widgets/${facts.name}/area.json`, folder: facts.name, facts: { ...coffee, ...facts } }
}

test('valid facts are accepted', () => {
  const facts = {
    ...coffee,
    guards: { opening: { description: 'Everyone, while the shop is open.', membersOnly: false } },
    conditions: { stamps: { kind: 'range', minimum: 0, maximum: 10, membersOnly: true, description: 'Stamps.' } },
  }
  expect(() => assertFits(schema, fileOf(facts))).not.toThrow()
})

test('a mistake in facts gives a message with the file and the place', () => {
  const facts = {
    ...coffee,
    gards: {},
    conditions: { stamps: { kind: 'range', membersOnly: true, description: 'S.' } },
  }
  expect(() => assertFits(schema, fileOf(facts))).toThrowErrorMatchingInlineSnapshot(`
    [Error: areas/coffee/area.json:6:3  There is no key "gards" in the file, so this key would have no effect. Correct the name, or remove the key and its value. Did you mean "guards"?
    areas/coffee/area.json:8:5  "stamps" lacks "minimum", "maximum". Add each missing key.]
  `)
})

test('an area has the name of its folder', () => {
  const file = { ...areaFile({ name: 'coffee' }), path: 'areas/coffee/area.json', folder: 'tea' }
  const message = 'areas/coffee/area.json: The area has the name "coffee", but its folder is "tea". Use one name.'
  expect(() => assertAreas([areaFile({ name: 'coffee' }), file])).toThrow(message)
})

test('two areas cannot have the same name: the message is about the area of the installation', () => {
  const own = { ...areaFile({ name: 'coffee' }), path: 'areas/coffee/area.json' }
  expect(() => assertAreas([areaFile({ name: 'coffee' }), own])).toThrow(
    'areas/coffee/area.json: widgets/coffee/area.json has the name "coffee" too. Choose another name, also for the folder.',
  )
})

test('an area requires areas that exist', () => {
  expect(() => assertAreas([areaFile({ name: 'coffee', requires: ['counter'] })])).toThrow(
    'widgets/coffee/area.json: requires the area "counter", which does not exist.',
  )
})

test('two areas cannot declare the same name', () => {
  const guards = { opening: { description: 'While the shop is open.' } }
  expect(() => assertAreas([areaFile({ name: 'coffee', guards }), areaFile({ name: 'tea', guards })])).toThrow(
    'widgets/tea/area.json: widgets/coffee/area.json declares "guards/opening" already.',
  )
})

test('two areas cannot declare the same icon', () => {
  const icons = ['cup']
  expect(() => assertAreas([areaFile({ name: 'coffee', icons }), areaFile({ name: 'tea', icons })])).toThrow(
    'widgets/tea/area.json: widgets/coffee/area.json declares "icons/cup" already.',
  )
})
