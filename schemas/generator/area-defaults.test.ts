import { expect, test } from 'vitest'
import { assertDefaults } from './area-defaults.ts'
import type { AreaFile, Schema } from './schema.ts'

const path = 'areas/coffee/defaults.json'
const areas: AreaFile[] = [
  {
    path: 'areas/coffee/area.json',
    folder: 'coffee',
    facts: { name: 'coffee', requires: [], hosts: { counter: { description: 'Counters.' } } },
  },
]
const layer: Schema = {
  type: 'object',
  properties: { site: {}, hosts: {}, coffee: { type: 'object', properties: { cups: { type: 'integer' } } } },
  additionalProperties: false,
}
const settings = new Map<string, Schema>([['coffee', { properties: { coffee: {} } }]])

function check(value: object) {
  return () => assertDefaults([{ area: 'coffee', path, text: JSON.stringify(value) }], areas, { layer, settings })
}

test('an area sets its own settings and its own lists of hosts', () => {
  expect(check({ coffee: { cups: 4 }, hosts: { counter: [] } })).not.toThrow()
})

test('the message names a value of the wrong type', () => {
  expect(check({ coffee: { cups: 'four' } })).toThrow(`${path}:1:19  The value of "cups" is the text "four"`)
})

test.each([
  [
    { site: {} },
    ':1:9  "site" is not a setting of this area. Declare it in settings.schema.json, or move it to the manifest of a brand.',
  ],
  [{ hosts: { image: [] } }, ': no fact of this area declares "hosts/image".'],
])('the defaults of an area cannot set %j', (value, sentence) => {
  expect(check(value)).toThrow(`${path}${sentence}`)
})

test('an entry that the facts declare needs a default value', () => {
  const pages = { rules: { description: 'The rules.' } }
  const withPages = areas.map((area) => ({ ...area, facts: { ...area.facts, pages } }))
  const files = [{ area: 'coffee', path, text: '{ "hosts": { "counter": [] } }' }]
  expect(() => assertDefaults(files, withPages, { layer, settings })).toThrow(
    'areas/coffee/area.json: "pages/rules" has no default value. Add {"pages":{"rules":false}} to defaults.json.',
  )
  expect(() => assertDefaults([], areas, { layer, settings })).toThrow('Add {"hosts":{"counter":[]}} to defaults.json')
})

test('a required setting needs a default value, at every depth', () => {
  const coffee: Schema = { properties: { cups: { type: 'integer' } }, required: ['cups'] }
  const required = new Map<string, Schema>([['coffee', { properties: { coffee }, required: ['coffee'] }]])
  const withValue = (value: object) => () =>
    assertDefaults([{ area: 'coffee', path, text: JSON.stringify({ ...value, hosts: { counter: [] } }) }], areas, {
      layer,
      settings: required,
    })
  expect(withValue({ coffee: { cups: 4 } })).not.toThrow()
  expect(withValue({})).toThrow(`${path}: the setting "coffee" has no default value`)
  expect(withValue({ coffee: {} })).toThrow(`${path}: the setting "coffee/cups" has no default value`)
})
