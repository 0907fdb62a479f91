import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { readSources } from './read-schemas.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** An area in a folder of its own, with these files beside its facts. */
function area(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-area-'))
  folders.push(folder)
  const facts = { name: 'coffee', title: 'Coffee', description: 'Coffee to order ahead.', requires: [] }
  for (const [path, value] of Object.entries({ 'area.json': facts, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  return { name: 'coffee', folder, path: 'areas/coffee' }
}

test("an area's records and forms join the kernel's, in the order of their names", () => {
  const coffee = area({
    'records/drink.schema.json': { $id: 'livery:records/drink' },
    'forms/order.schema.json': { $id: 'livery:forms/order' },
  })
  const { records, forms } = readSources(root, { areas: [coffee], languages: [] })
  const ids = records.map(({ $id }) => $id)
  expect(ids.indexOf('livery:records/drink')).toBeGreaterThan(ids.indexOf('livery:records/community-links'))
  expect(ids.indexOf('livery:records/drink')).toBeLessThan(ids.indexOf('livery:records/footer-entry'))
  expect(forms.map(({ $id }) => $id)).toEqual(['livery:forms/order'])
})

test('texts of widgets are read in every language with files', () => {
  const coffee = area({ 'menu/messages/en.json': { 'coffee.menu.title': 'Menu' }, 'menu/messages/km.json': {} })
  expect(readSources(root, { areas: [coffee], languages: [] }).messages).toEqual({
    en: { 'coffee.menu.title': 'Menu' },
    km: {},
  })
})

test('the message names a file that is not JSON', () => {
  const coffee = area({ 'records/drink.schema.json': '{' })
  expect(() => readSources(root, { areas: [coffee], languages: [] })).toThrow(
    'areas/coffee/records/drink.schema.json:1:2  ',
  )
})

test('one run reports the mistakes of all schemas, or if no schema has any, the mistakes in the facts of all widgets', () => {
  const widgets = { 'menu/menu.widget.json': {}, 'order/order.widget.json': {} }
  const schemas = {
    'records/drink.schema.json': { $id: 'livery:records/drink', typo: 1 },
    'forms/order.schema.json': { $id: 'livery:forms/order', typo: 1 },
    'api/coffee/order.schema.json': { description: 'Orders.', request: { typo: 1 }, data: {} },
  }
  const pathsOf = (files: object) => {
    try {
      read({ ...files })
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.replace(/:.*/, '').replace('areas/coffee/', ''))
    }
    return []
  }
  expect(pathsOf({ ...schemas, ...widgets }).toSorted()).toEqual(Object.keys(schemas).toSorted())
  expect(new Set(pathsOf(widgets))).toEqual(new Set(Object.keys(widgets)))
})

const read = (files: Readonly<Record<string, unknown>>) => readSources(root, { areas: [area(files)], languages: [] })

test('a keyword and a format that do not exist give messages with their places', () => {
  const drink = { $id: 'livery:records/drink', properties: { name: { type: 'string', maxLenght: 5, format: 'emial' } } }
  const files = { 'records/drink.schema.json': JSON.stringify(drink, null, 2) }
  expect(() => read(files)).toThrow(
    'drink.schema.json:7:17  There is no format "emial". The formats are asset, bucket, colour,',
  )
  expect(() => read(files)).toThrow('Did you mean "email"?')
  expect(() => read(files)).toThrow(
    'drink.schema.json:6:20  JSON Schema has no keyword "maxLenght", so this line would have no effect. Correct it, or remove the line. Did you mean "maxLength"?',
  )
})

test('the messages about a call name the places in its file', () => {
  const request = { type: 'object', description: 'No fields.', propertise: {} }
  const call = { description: 'Lists.', request, $defs: { Kind: { type: 'string', format: 'identifier' } } }
  expect(() => read({ 'api/coffee/list.schema.json': call })).toThrow(/list\.schema\.json:1:\d+  .* "propertise"/)
})

const facts = {
  name: 'coffee/menu',
  version: '1.0.0',
  title: 'Menu',
  description: 'The drinks.',
  regions: ['main'],
  props: { type: 'object' },
  queries: [{ name: 'coffee/drinks', parameters: { kind: 'props.kind' } }],
  weight: 2,
  load: 'page',
  examples: [{}],
}
const drinks = { 'coffee/drinks': { description: 'The drinks.', parameters: ['kind'] } }
const withMenu = (changes: object) => ({
  'area.json': { name: 'coffee', title: 'Coffee', description: 'Coffee.', requires: [], queries: drinks },
  'menu/menu.widget.json': { ...facts, ...changes },
})

test.each<[string, object, string]>([
  ['a word that no list has', { load: 'pages' }, '"pages"'],
  ['a missing key', { weight: undefined }, 'lacks "weight"'],
  [
    'a query that no area declares',
    { queries: ['coffee/drink'] },
    'the query "coffee/drink". Did you mean "coffee/drinks"?',
  ],
  [
    'a parameter that the query lacks',
    { queries: [{ name: 'coffee/drinks', parameters: { kinds: 'props.kind' } }] },
    'the parameter of "coffee/drinks" "kinds". Did you mean "kind"?',
  ],
  ['a format of a prop', { props: { properties: { page: { format: 'page-id' } } } }, 'no format "page-id"'],
  ['the name of another folder', { name: 'coffee/list' }, 'has to be "coffee/menu", like the path of its folder'],
])('the facts of a widget give a message about %s', (_mistake, changes, message) => {
  expect(() => read(withMenu(changes))).toThrow(message)
  expect(() => read(withMenu({}))).not.toThrow()
})

test('two records cannot have the same title', () => {
  const records = { 'records/account.schema.json': { $id: 'livery:records/account', title: 'CoffeeAccount' } }
  expect(() => read(records)).not.toThrow()
  const twice = { ...records, 'records/bill.schema.json': { $id: 'livery:records/bill', title: 'CoffeeAccount' } }
  expect(() => read(twice)).toThrow(
    'areas/coffee/records/bill.schema.json: the title "CoffeeAccount" already names the type of areas/coffee/records/account.schema.json.',
  )
})

test.each<[string, string, object, string]>([
  [
    'a required field without a property',
    'forms/order.schema.json',
    { $id: 'livery:forms/order', properties: { drink: { type: 'string' } }, required: ['drnk'] },
    'forms/order.schema.json:1:82  "required" names "drnk", which "properties" lacks. Did you mean "drink"?',
  ],
  [
    'the $id of other settings',
    'settings.schema.json',
    { $id: 'livery:settings/tea', properties: { coffee: { type: 'object' } } },
    'settings.schema.json:1:8  The "$id" has to be "livery:settings/coffee", like the path of the file.',
  ],
  [
    'the $id of another record',
    'records/drink.schema.json',
    { $id: 'livery:records/tea' },
    'drink.schema.json:1:8  The "$id" has to be "livery:records/drink"',
  ],
  [
    'a reference to no record',
    'api/coffee/list.schema.json',
    {
      description: 'Lists.',
      request: { type: 'object', description: 'None.' },
      data: { $ref: 'livery:records/footer-entri' },
    },
    'No schema is at "livery:records/footer-entri". Did you mean "livery:records/footer-entry"?',
  ],
  [
    'a reference to no definition',
    'records/drink.schema.json',
    { $id: 'livery:records/drink', properties: { kind: { $ref: '#/$defs/Kind' } } },
    'drink.schema.json:1:60  No schema is at "#/$defs/Kind".',
  ],
  [
    'a rule that no issue explains',
    'settings.schema.json',
    { $id: 'livery:settings/coffee', properties: { coffee: { type: 'array', contains: { const: 1 } } } },
    'Livery does not support the keyword "contains" here',
  ],
  [
    'a rule for forms outside of a form',
    'settings.schema.json',
    { $id: 'livery:settings/coffee', properties: { coffee: { not: { const: 1 } } } },
    'Livery does not support the keyword "not" here',
  ],
])('%s gives a message with its place', (_mistake, path, schema, message) => {
  expect(() => read({ [path]: schema })).toThrow(message)
})

test('a rule of a form may exclude values, and a condition may require a field of the form', () => {
  const order = {
    $id: 'livery:forms/order',
    properties: { drink: { type: 'string', not: { const: 'soup' } }, size: { type: 'string' } },
    required: ['drink'],
    if: { properties: { drink: { const: 'tea' } } },
    then: { required: ['size'] },
  }
  expect(() => read({ 'forms/order.schema.json': order })).not.toThrow()
})

test('two calls cannot give one name to different types', () => {
  const call = (type: string) => ({
    description: 'Lists.',
    request: { type: 'object', description: 'None.' },
    data: { $ref: '#/$defs/Kind' },
    $defs: { Kind: { description: 'The kind.', type } },
  })
  const calls = (type: string) => ({
    'api/coffee/list.schema.json': call('string'),
    'api/coffee/order.schema.json': call(type),
  })
  expect(() => read(calls('integer'))).toThrow(
    /order\.schema\.json:1:\d+ {2}areas\/coffee\/api\/coffee\/list\.schema\.json already names another type "Kind"/,
  )
  expect(() => read(calls('string'))).not.toThrow()
})
