import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Validator } from '../validator.ts'
import { generateFor } from './generate-for.ts'

const facts = {
  name: 'coffee',
  title: 'Coffee',
  description: 'Coffee to order ahead.',
  requires: ['account'],
  guards: { 'before-closing': { description: 'Everyone, while the shop is open.', membersOnly: false } },
}

const call = {
  description: 'Orders a drink.',
  request: { type: 'object', properties: { drink: { type: 'string' } }, required: ['drink'] },
}

const widget = {
  name: 'coffee/menu',
  version: '1.0.0',
  title: 'Menu',
  description: 'The drinks.',
  regions: ['main'],
  props: { type: 'object', properties: { columns: { type: 'integer' } }, additionalProperties: false },
  queries: [],
  weight: 5,
  load: 'page',
  examples: [{}],
}

const coffee = {
  'area.json': facts,
  'settings.schema.json': {
    properties: { coffee: { description: 'Coffee.', type: 'object', properties: { cups: { type: 'integer' } } } },
    required: ['coffee'],
  },
  'defaults.json': { coffee: { cups: 2 } },
  'api/coffee/place-order.schema.json': call,
  'sandbox/data.schema.json': {
    properties: { drinks: { type: 'array', items: { type: 'string' } } },
    required: ['drinks'],
  },
  'menu/menu.widget.json': widget,
  'menu/messages/en.json': { 'coffee.menu.title': 'Menu' },
}

const folder = mkdtempSync(join(tmpdir(), 'livery-installation-'))
const cache = { folder: join(folder, 'cache'), program: 'test' }
let written: readonly string[] = []

// Generates everything once, because it takes seconds.
beforeAll(async () => {
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(value))
  }
  for (const [path, value] of Object.entries(coffee)) write(`areas/coffee/${path}`, value)
  write('node_modules/tea-area/area.json', { ...facts, name: 'tea', guards: {} })
  write('node_modules/tea-area/package.json', { name: 'tea-area' })
  write('livery.json', { areas: ['./areas/coffee', 'tea-area'], languages: ['km'] })
  written = await generateFor(folder, undefined, undefined, cache)
})

afterAll(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, '.livery', name), 'utf8')
const load = <Module>(name: string) =>
  import(pathToFileURL(join(folder, '.livery/generated', name)).href) as Promise<Module>

test('the areas are those of Livery, a folder and a package', async () => {
  const { areas } = await load<{ areas: Record<string, unknown> }>('areas.ts')
  expect(Object.keys(areas)).toEqual(expect.arrayContaining(['account', 'coffee', 'layout', 'tea']))
})

test('the schema of layers has an area’s guards, and the defaults include those of the area', async () => {
  expect(read('generated/layer.schema.json')).toContain('before-closing')
  const { areaDefaults } = await load<{ areaDefaults: { path: string }[] }>('area-defaults.ts')
  expect(areaDefaults.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['areas/coffee/defaults.json', 'widgets/account/defaults.json']),
  )
})

test("generated validators import the project's formats", async () => {
  const { requestValidators } = await load<{ requestValidators: Record<string, Validator> }>('request-validators.js')
  expect(requestValidators['coffee/place-order']?.({ drink: 'latte' })).toBe(true)
  expect(requestValidators['coffee/place-order']?.({})).toBe(false)
})

test('an area’s keys of sandbox.json are checked and optional', async () => {
  const { validateSandboxData } = await load<{ validateSandboxData: Validator }>('sandbox-validators.js')
  const base = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../merchants/base/sandbox.json'), 'utf8'),
  ) as object
  expect(validateSandboxData(base)).toBe(true)
  expect(validateSandboxData({ ...base, drinks: ['latte'] })).toBe(true)
  expect(validateSandboxData({ ...base, drinks: 'latte' })).toBe(false)
})

test('only the installation’s calls, settings and widgets join the types of Livery', () => {
  const types = read('areas.d.ts')
  expect(types).toMatch(/declare module '.*schemas\/generated\/api\.ts'/)
  expect(types).toContain("'coffee/place-order': import('./generated/api.ts').ApiCalls['coffee/place-order']")
  expect(types).toContain("'coffee/menu': import('./generated/widget-props.ts').WidgetProps['coffee/menu']")
  expect(types).toContain("'coffee': import('./generated/manifest.ts').Manifest['coffee']")
  expect(types).toContain("'drinks': import('./generated/sandbox.ts').SandboxData['drinks']")
  expect(types).not.toContain('user/dashboard')
})

test('a language of the installation joins the others', async () => {
  const { languages } = await load<{ languages: string[] }>('languages.ts')
  expect(languages).toContain('km')
})

test('each typeface supports the languages whose letters it has', async () => {
  const { typefaces } = await load<{ typefaces: Record<string, { languages: string[] }> }>('typefaces.ts')
  expect(typefaces['IBM Plex Mono']?.languages).toEqual(['en'])
  expect(typefaces['Noto Sans Thai']?.languages).toEqual(['en', 'th'])
})

test('files that are up to date are not written again', async () => {
  expect(written).toContain('areas.d.ts')
  expect(await generateFor(folder, undefined, undefined, cache)).toEqual([])
})

test.each([
  ['area.json', '{', 'areas/coffee/area.json:1:2  '],
  [
    'settings.schema.json',
    '{ "properties": { "coffee": { "type": "objet" } } }',
    'areas/coffee/settings.schema.json: /properties/coffee/type ',
  ],
  ['records/drink.schema.json', '{ "type": "objet" }', 'areas/coffee/records/drink.schema.json: /type '],
  [
    'tray/tray.widget.json',
    JSON.stringify(widget),
    'areas/coffee/tray/tray.widget.json: the name "coffee/menu" has to be "coffee/tray"',
  ],
  [
    'tray/other.widget.json',
    JSON.stringify(widget),
    'areas/coffee/tray/other.widget.json: the file has to be tray.widget.json',
  ],
])('a mistake in %s is reported with the path of the file', async (path, text, message) => {
  const file = join(folder, 'areas/coffee', path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  await expect(generateFor(folder)).rejects.toThrow(message)
  if (before === undefined) rmSync(file)
  else writeFileSync(file, before)
})
