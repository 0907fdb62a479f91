import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

interface SettingSchema {
  readonly properties?: Readonly<Record<string, SettingSchema>>
}

/** The parts of the manifest that this test leaves out, such as parts whose keys a brand can choose. */
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

/** The code of the program without comments. Leaves out the tests, and the validation, which only checks settings. */
const sources = globSync('{runtime,app,widgets,sandbox}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter(
    (path) => !/\.test\.|\/testing\/|runtime\/manifest\/(?:check|incremental)\/|\/(?:checks|issues)\.ts$/.test(path),
  )
  .map((path) => ({ path, text: read(path).replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '') }))

/** The settings that code passes to other files under another name, with the files that read their keys. */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  upload: [
    'runtime/upload/limits.ts',
    'runtime/upload/upload-file.ts',
    'runtime/upload/routes/plan.ts',
    'sandbox/api/general/get-sts-token.ts',
  ],
  deposit: ['widgets/wallet/_flow/use-deposit.ts'],
  'deposit.presets': ['widgets/wallet/model/money/presets.ts'],
  'analytics.attribution': ['widgets/analytics/model/attribution.ts'],
  'analytics.vendors': ['widgets/analytics/model/send.ts'],
}

/** The source of a pattern for destructurings that contain a key. */
const taken = (key: string) => `\\{[^{};]*\\b${key}\\b[^{};]*\\}`

/** A pattern for the objects that contain all settings. */
const roots = '(?:manifest|settings|useSettings\\(\\))'

/** A pattern for code that reads a key of the object `parent`: `otp.length`, `{ length } = site.otp`, `otp[name]`. */
function readsOf(key: string, parent?: string): RegExp {
  const object = `(?<![\\w$-])${parent ?? roots}`
  const reads = [`${object}!?\\??\\.${key}\\b`, `${taken(key)} = [^;\\n]*${object}(?![\\w$-])`]
  const ofPart = [`${object}\\[\\w`, `${taken(key)}: \\w+\\['${parent}'\\]`, `${object}: ${taken(key)}`]
  return new RegExp([...reads, ...(parent === undefined ? [] : ofPart)].join('|'))
}

/** Whether code reads the setting with these keys. The files of `passedOn` may read the setting's last key alone. */
function isRead(keys: readonly string[]): boolean {
  const [key = '', parent] = keys.toReversed()
  const direct = readsOf(key, parent)
  if (sources.some(({ text }) => direct.test(text))) return true
  const files = Object.entries(passedOn).flatMap(([part, some]) => (keys.join('.').startsWith(`${part}.`) ? some : []))
  const passed = new RegExp(`\\.${key}\\b|'${key}'|${taken(key)}:? `)
  return sources.some(({ path, text }) => files.includes(path) && passed.test(text))
}

describe('code reads each setting that operators can write', () => {
  test('the settings are found', () => expect(settings.length).toBeGreaterThan(40))

  test.each(settings.map((keys) => [keys.join('.'), keys] as const))('%s is read by code', (_name, keys) => {
    expect(isRead(keys)).toBe(true)
  })

  test.each([
    'responsible.selfExclusion',
    'push.frequency',
    'attribution.halfLife',
    'availability.refusedLanguages',
    'chat.hideOn',
    'availability.enabled',
    'chat.from',
    'upload.name',
    'refusedLanguages',
  ])('%s, which no code reads, would fail these tests', (name) => expect(isRead(name.split('.'))).toBe(false))
})
