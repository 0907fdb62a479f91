import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

interface SettingSchema {
  readonly properties?: Readonly<Record<string, SettingSchema>>
}

/**
 * The parts that this test leaves out: keys about the file or the brand, parts whose keys are names that brands choose,
 * and parts with files of their own. Other tests check their readers.
 */
const named = [
  '$schema',
  'extends',
  'areas',
  'tokens',
  'messages',
  'routes',
  'navigation',
  'shell',
  'layouts',
  'features',
  'locales',
]

/** The keys of every setting in a schema, from the root: `['otp', 'length']`. */
function settingsIn({ properties }: SettingSchema, keys: readonly string[] = []): string[][] {
  if (!properties) return [[...keys]]
  return Object.entries(properties).flatMap(([key, part]) => settingsIn(part, [...keys, key]))
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const schemas = [
  'schemas/manifest/manifest.schema.json',
  ...globSync('widgets/*/settings.schema.json', { cwd: projectRoot }),
]
const settings = schemas
  .flatMap((path) => settingsIn(JSON.parse(read(path)) as SettingSchema))
  .filter(([root = '']) => !named.includes(root))

/** The code of the program without comments. Leaves out the validation and the tests, which use no settings. */
const sources = globSync('{runtime,app,widgets,sandbox}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter(
    (path) => !/\.test\.|\/testing\/|runtime\/manifest\/(?:check|incremental)\/|\/(?:checks|issues)\.ts$/.test(path),
  )
  .map((path) => ({ path, text: read(path).replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '') }))

const has = (text: string, key: string) => new RegExp(`(?<![\\w$-])${key.replaceAll('$', '\\$')}(?![\\w$-])`).test(text)

/** The folders of the program whose code contains a root key: `widgets/wallet`, `runtime/upload`, `app/host`. */
function foldersWith(root: string): Set<string> {
  const folderOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/')
  return new Set(sources.filter(({ text }) => has(text, root)).map(({ path }) => folderOf(path)))
}

/** Whether the folders whose code contains the root key of a setting also contain all of its other keys. */
function isRead(keys: readonly string[]): boolean {
  const [root = '', ...below] = keys
  const folders = [...foldersWith(root)]
  const near = sources.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
  return below.every((key) => near.some(({ text }) => has(text, key)))
}

describe('code names each setting that operators can write', () => {
  test('the settings are found', () => expect(settings.length).toBeGreaterThan(40))

  test.each(settings.map((keys) => [keys.join('.'), keys] as const))('the keys of %s occur in code', (_name, keys) => {
    expect(isRead(keys)).toBe(true)
  })

  test.each([
    'responsible.selfExclusion',
    'push.frequency',
    'attribution.halfLife',
    'availability.refusedLanguages',
    'chat.hideOn',
  ])('%s, which no code names, would fail these tests', (name) => expect(isRead(name.split('.'))).toBe(false))
})
