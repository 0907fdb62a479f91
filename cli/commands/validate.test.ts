import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createMemorySource } from '../../runtime/manifest/index.ts'
import { fakeContext } from '../../tests/support/fake-context.ts'
import { run } from '../../tests/support/run-fake-cli.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'

const broken = { acme: { ...smallBrand, 'manifest.json': '{\n  "merchant": { "id": "acme", "nam": "Acme" }\n}\n' } }

test('[BRD-05] a person sees the place, the line, the reason and the remedy', async () => {
  const { code, out } = await run('validate', fakeContext(broken))
  expect(code).toBe(1)
  expect(out).toContain('merchants/acme/manifest.json:2:31')
  expect(out).toContain('2 |   "merchant": { "id": "acme", "nam": "Acme" }')
  expect(out).toContain(`${' '.repeat(4)}| ${' '.repeat(30)}^`)
  expect(out).toContain('There is no key "nam" in "merchant", so this key would have no effect.')
  expect(out).toContain('Did you mean "name"?')
})

test('counts one error and one warning in the singular', async () => {
  const counts = async (manifest: string) =>
    (await run('validate', fakeContext({ acme: { ...smallBrand, 'manifest.json': manifest } }))).out
  expect(await counts('{ "merchant": { "id": "acme", "name": "Acme" }, "depositt": 1 }')).toContain(
    ': 1 error, 0 warnings\n',
  )
  const maintenance =
    '{ "merchant": { "id": "acme", "name": "Acme" }, "availability": { "maintenance": { "until": "2020-01-01T00:00:00Z" } } }'
  expect(await counts(maintenance)).toContain(': 0 errors, 1 warning\n')
})

test('[BRD-02] a program gets issues as data only', async () => {
  const { out } = await run('validate --format json', fakeContext(broken))
  expect(JSON.parse(out)).toEqual({
    issues: [
      {
        code: 'unknown-key',
        severity: 'error',
        message: expect.any(String),
        file: 'merchants/acme/manifest.json',
        line: 2,
        column: 31,
        pointer: '/merchant/nam',
        suggestion: 'Did you mean "name"?',
      },
    ],
  })
  expect(JSON.parse((await run('validate --format json')).out)).toEqual({ issues: [] })
})

test('issues cannot break out of workflow commands', async () => {
  const context = fakeContext({
    acme: { ...smallBrand, 'manifest.json': '{ "a\\n::error::b": 1, "merchant": { "id": "acme", "name": "Acme" } }' },
  })
  const { out } = await run('validate --format github', context)
  expect(out.trimEnd().split('\n')).toHaveLength(1)
  expect(out).toMatch(/^::error file=merchants\/acme\/manifest\.json,line=1,col=3,title=unknown-key::/)
})

test('SARIF names the rule, the place and the version of Livery', async () => {
  const { out } = await run('validate --format sarif', { ...fakeContext(broken), version: () => '3.2.1' })
  const log = JSON.parse(out)
  expect(log.version).toBe('2.1.0')
  expect(log.runs[0].tool.driver.version).toBe('3.2.1')
  expect(log.runs[0].results[0]).toMatchObject({ ruleId: 'unknown-key', level: 'error' })
  expect(log.runs[0].results[0].locations[0].physicalLocation.region).toMatchObject({ startLine: 2, startColumn: 31 })
  const { region, artifactLocation } = log.runs[0].results[0].locations[0].physicalLocation
  expect(region.endColumn).toBeGreaterThan(region.startColumn + 2)
  expect(artifactLocation.uri).toBe('merchants/acme/manifest.json')
  expect(log.runs[0].tool.driver.informationUri).toBeUndefined()
})

test('--watch validates on each save', async () => {
  const brands = { acme: smallBrand as Record<string, string> }
  const context = fakeContext(brands)
  const source = () => createMemorySource({ base: brandFiles('base'), ...brands })
  let save = async (_brands: readonly string[]) => {}
  const { out } = await run('validate --watch', {
    ...context,
    openSource: () => ({ merchants: () => source().merchants(), load: (name) => source().load(name) }),
    watch: (_folders, changed) => {
      save = changed
      return () => {}
    },
    untilStopped: async () => {
      brands.acme = { ...smallBrand, 'tokens.json': '{' }
      await save(['acme'])
    },
  })
  expect(out).toMatch(/no issues\nSave a file of a brand to validate it again[^]*tokens\.json:1:2 invalid-json/)
})

test('[BRD-05] --watch shows a save during the first validation', async () => {
  const brands = { acme: smallBrand as Record<string, string> }
  const source = () => createMemorySource({ base: brandFiles('base'), ...brands })
  let save = async (_brands: readonly string[]) => {}
  let saved: Promise<void> | undefined
  const load = async (name: string) => {
    const files = await source().load(name)
    if (name !== 'acme' || saved) return files
    brands.acme = { ...smallBrand, 'tokens.json': '{' }
    saved = save(['acme'])
    return files
  }
  const { out } = await run('validate --watch', {
    ...fakeContext(brands),
    openSource: () => ({ merchants: () => source().merchants(), load }),
    watch: (_folders, changed) => {
      save = changed
      return () => {}
    },
    untilStopped: async () => saved,
  })
  expect(out).toMatch(/no issues\nSave a file of a brand to validate it again[^]*tokens\.json:1:2 invalid-json/)
})

test('--watch stops watching if the first validation fails', async () => {
  const stop = vi.fn<() => void>()
  const load = () => Promise.reject(new Error('The network is down.'))
  const { code } = await run('validate --watch', {
    ...fakeContext(),
    openSource: () => ({ merchants: async () => ['acme'], load }),
    watch: () => stop,
  })
  expect(code).toBe(3)
  expect(stop).toHaveBeenCalledOnce()
})

test('--watch reports that the folder of the brand has been deleted', async () => {
  const brands: Record<string, Record<string, string>> = { acme: smallBrand }
  const source = () => createMemorySource({ base: brandFiles('base'), ...brands })
  let save = async (_brands: readonly string[]) => {}
  const { out } = await run('validate acme --watch', {
    ...fakeContext(),
    openSource: () => ({ merchants: () => source().merchants(), load: (name) => source().load(name) }),
    watch: (_folders, changed) => {
      save = changed
      return () => {}
    },
    untilStopped: async () => {
      delete brands.acme
      await save(['acme'])
    },
  })
  expect(out.match(/no issues/g)).toHaveLength(1)
  expect(out).toContain('/project/merchants no longer contains acme.')
})

/** A folder with the brand `acme` and a file of rights. */
function withRights(text: string) {
  const context = fakeContext()
  const isRights = (path: string) => path === '/project/merchants/rights.json'
  const exists = (path: string) => isRights(path) || context.disk.exists(path)
  const readTextIfExists = (path: string) => (isRights(path) ? text : context.disk.readTextIfExists(path))
  return { ...context, disk: { ...context.disk, exists, readTextIfExists } }
}

const rights = (roles: object, others: object = {}) => JSON.stringify({ ...others, roles }, null, 2)

test.each([
  ['{ "roles": {}, }', 'rights.json:1:14 invalid-json', 'Livery cannot read the file'],
  [rights({}, { rolls: {} }), 'rights.json:2:3 wrong-rights', 'Did you mean "roles"?'],
  [rights({ owner: {} }, { default: 'ower' }), 'rights.json:2:14 wrong-rights', 'Did you mean "owner"?'],
  [rights({ owner: {}, writer: { brand: ['acme'] } }), 'rights.json:5:7 wrong-rights', 'Did you mean "brands"?'],
  [rights({ writer: { brands: ['acne'] } }), 'rights.json:5:9 wrong-rights', 'There is no brand "acne"'],
  [rights({ writer: { layers: ['live'] } }), 'rights.json:4:17 wrong-rights', 'It has to be a list of "brand"'],
  [rights({ writer: { places: ['/mesages'] } }), 'rights.json:5:9 wrong-rights', 'Did you mean "messages"?'],
  [rights({ writer: [] }), 'rights.json:3:15 wrong-rights', 'has to be an object with its rights'],
])('[BRD-06] validate reports a mistake in the file of rights: %s', async (text, place, message) => {
  const { code, out } = await run('validate', withRights(text))
  expect(out).toContain(`merchants/${place}`)
  expect(out).toContain(message)
  expect(out).toContain(': 1 error, 0 warnings\n')
  expect(code).toBe(1)
})

test('[BRD-06] validate accepts the rights of the operator’s guide, and ignores the file for one brand', async () => {
  const guide = readFileSync('docs/operators-guide.md', 'utf8')
  const [, example = ''] = /```json rights\.json\n([^`]*)```/.exec(guide) ?? []
  expect(JSON.parse(example)).toHaveProperty('roles.writer.places')
  expect((await run('validate', withRights(example))).out).toContain('no issues')
  expect((await run('validate', withRights(rights({ writer: { places: ['/tokens', '/sandbox', '/'] } })))).code).toBe(0)
  expect((await run('validate acme', withRights('{'))).code).toBe(0)
})

test('[BRD-06] --watch validates the file of rights on each save', async () => {
  let text = rights({ owner: {} })
  const context = withRights(text)
  let saved: Promise<void> | undefined
  const { out } = await run('validate --watch', {
    ...context,
    disk: {
      ...context.disk,
      readTextIfExists: (path) => (path.endsWith('rights.json') ? text : context.disk.readTextIfExists(path)),
    },
    watch: (_folders, changed) => {
      text = rights({ owner: { lists: [] } })
      saved = changed(['rights.json'])
      return () => {}
    },
    untilStopped: async () => saved,
  })
  expect(out).toMatch(/no issues\n[^]*unknown key "lists"/)
})

test('brands and manifests without issues are counted', async () => {
  expect((await run('validate')).out).toMatch(/1 brand, 3 manifests: no issues/)
})

test('a mistake in base is reported once, not once per brand', async () => {
  const base = { ...brandFiles('base'), 'tokens.json': '{' }
  const other = Object.fromEntries(
    Object.entries(smallBrand).map(([path, text]) => [path, text.replaceAll('acme', 'other')]),
  )
  const openSource = () => createMemorySource({ base, acme: smallBrand, other })
  const { code, out } = await run('validate', { ...fakeContext(), openSource })
  expect(code).toBe(1)
  expect(out.match(/invalid-json/g)).toHaveLength(1)
})
