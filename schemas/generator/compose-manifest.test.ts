import { expect, test } from 'vitest'
import { composeManifest } from './compose-manifest.ts'
import type { AreaFacts, AreaFile, Schema } from './schema.ts'

const text: Schema = { type: 'string' }
const kernel: Schema[] = [
  {
    $id: 'livery:manifest/manifest',
    properties: {
      site: text,
      areas: { type: 'array', items: text },
      messages: { type: 'object', additionalProperties: text },
      hosts: {
        properties: { image: { type: 'array' } },
        required: ['image'],
        additionalProperties: { type: 'array', items: text },
      },
      pages: { additionalProperties: { type: 'boolean' } },
    },
    required: ['site'],
  },
  {
    $id: 'livery:manifest/route',
    properties: {
      guards: { items: { description: '`auth`: members.', enum: ['auth', 'login'] } },
      validate: { additionalProperties: { description: 'A test.', enum: ['slug'] } },
    },
  },
  { $id: 'livery:manifest/condition', properties: { session: text } },
  { $id: 'livery:manifest/menu', $defs: { MenuItem: { properties: { icon: { enum: ['home', 'star'] } } } } },
]

function coffee(facts: Partial<AreaFacts>): AreaFile[] {
  const own = { name: 'coffee', requires: [], ...facts }
  return [{ path: 'areas/coffee/area.json', folder: 'coffee', facts: own }]
}

function settings(value: Schema) {
  return [{ path: 'areas/coffee/settings.schema.json', below: 'settings.schema.json', value }]
}

function compose(areas: AreaFile[], own: ReturnType<typeof settings> = []) {
  return composeManifest(kernel, { areas, settings: own, languages: { fallback: 'en', languages: ['en', 'km'] } })
}

const byId = (schemas: readonly Schema[], name: string) => schemas.find(({ $id }) => $id === `livery:manifest/${name}`)

test('settings become root keys of the manifest', () => {
  const [manifest] = compose([], settings({ properties: { coffee: { type: 'object' } }, required: ['coffee'] }))
  expect(manifest).toMatchObject({ properties: { coffee: { type: 'object' } }, required: ['site', 'coffee'] })
})

test('a setting that the manifest already has is refused', () => {
  expect(() => compose([], settings({ properties: { site: text } }))).toThrow(
    'areas/coffee/settings.schema.json: the manifest already has "site".',
  )
})

test('the message about a duplicate setting names the file of the area that has it', () => {
  const [coffees] = settings({ properties: { opens: text } })
  const tea = { ...(coffees as NonNullable<typeof coffees>), path: 'areas/tea/settings.schema.json' }
  expect(() => compose([], [...settings({ properties: { opens: text } }), tea])).toThrow(
    'areas/tea/settings.schema.json: the manifest already has "opens", from areas/coffee/settings.schema.json.',
  )
})

test('guards and parameter tests become choices of a route, with a description of each', () => {
  const areas = coffee({
    guards: { 'before-closing': { description: 'Everyone, while the shop is open.' } },
    parameters: { drink: { description: 'The name of a drink.' } },
  })
  const { guards, validate } = byId(compose(areas), 'route')?.properties ?? {}
  expect(guards?.items).toEqual({
    description: '`auth`: members. `before-closing`: Everyone, while the shop is open.',
    enum: ['auth', 'before-closing', 'login'],
  })
  expect(validate?.additionalProperties).toMatchObject({ enum: ['drink', 'slug'] })
})

test('each kind of condition has its schema', () => {
  const areas = coffee({
    conditions: {
      stamps: { kind: 'range', minimum: 0, maximum: 10, description: 'Stamps.' },
      taste: { kind: 'one-of', values: ['dark', 'mild'], description: 'Taste.' },
      barista: { kind: 'flag', description: 'Baristas.' },
    },
  })
  const properties = byId(compose(areas), 'condition')?.properties
  expect(properties?.stamps?.properties?.from).toMatchObject({ type: 'integer', minimum: 0, maximum: 10 })
  expect(properties?.taste?.items).toMatchObject({ enum: ['dark', 'mild'] })
  expect(properties?.barista).toEqual({ description: 'Baristas.', type: 'boolean' })
})

test('the manifest has a list for each kind of host that an area declares, and no other list', () => {
  const [manifest] = compose(coffee({ hosts: { counter: { description: 'Counters.' } } }))
  expect(manifest?.properties?.hosts).toEqual({
    properties: { image: { type: 'array' }, counter: { type: 'array', items: text, description: 'Counters.' } },
    required: ['image', 'counter'],
    additionalProperties: false,
  })
})

test('the manifest has a boolean for each page that an area declares', () => {
  const [manifest] = compose(coffee({ pages: { orders: { description: 'Orders on a page of their own.' } } }))
  expect(manifest?.properties?.pages).toEqual({
    properties: { orders: { type: 'boolean', description: 'Orders on a page of their own.' } },
    required: ['orders'],
    additionalProperties: false,
  })
})

test('the manifest accepts only existing areas', () => {
  const [manifest] = compose(coffee({}))
  expect(manifest?.properties?.areas?.items).toEqual({ type: 'string', enum: ['coffee'] })
})

test('texts are in existing languages, and the fallback language is required', () => {
  const [manifest] = compose([])
  expect(manifest?.properties?.messages).toEqual({
    type: 'object',
    additionalProperties: text,
    propertyNames: { enum: ['en', 'km'] },
    properties: { en: text },
    required: ['en'],
  })
})

test('an area cannot declare an icon of Livery again', () => {
  expect(() => compose(coffee({ icons: ['home'] }))).toThrow(/area\.json: Livery has an icon "home" already\./)
})

test('menus may use icons of an area', () => {
  const menu = byId(compose(coffee({ icons: ['cup'] })), 'menu')
  expect(menu?.$defs?.MenuItem?.properties?.icon?.enum).toEqual(['cup', 'home', 'star'])
})
