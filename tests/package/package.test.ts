import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../e2e/ask.ts'
import { isNightly } from '../e2e/extent.ts'
import { startLivery } from '../e2e/start-livery.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'
import { apiReport } from './api-report.ts'
import { linkTools, packProject, unpackInto } from './install-folder.ts'

// The tests follow the first steps of a user, in their order. Each test continues in the folder of the earlier tests.
const temporary = mkdtempSync(join(tmpdir(), 'livery-package-'))
const folder = join(temporary, 'shop')
const installed = join(folder, 'node_modules/livery')
const bin = join(installed, 'lib/bin/livery.js')
const env = { INIT_CWD: folder, LIVERY_CACHE: join(temporary, 'cache') }
const livery = (...args: string[]) => runCommand('node', [bin, ...args], { cwd: folder, env })
let packed = ''

beforeAll(() => {
  packed = packProject(temporary)
  unpackInto(folder, packed)
})

afterAll(() => rmSync(temporary, { recursive: true }))

test('the packed file passes publint and attw', async () => {
  expect(await runCommand('publint', ['--strict', packed])).toMatchObject({ status: 0 })
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { exports: object }
  const styles = Object.keys(exports).filter((path) => path.endsWith('.css'))
  const attw = await runCommand('attw', [packed, '--profile', 'esm-only', '--exclude-entrypoints', ...styles])
  expect(attw, attw.output).toMatchObject({ status: 0 })
})

test('docs/api-report.md lists the current entry points; after an intended change, npm run generate:api writes the report', () => {
  expect(apiReport(installed)).toBe(readFileSync(join(projectRoot, 'docs/api-report.md'), 'utf8'))
})

test('new creates a folder whose brand validates', async () => {
  expect(await livery('new', '.', '--brand', 'acme')).toMatchObject({ status: 0 })
  expect(await livery('new', '.')).toMatchObject({ status: 2, output: expect.stringContaining('already exists') })
  expect((await livery('validate')).output).toContain('1 brand, 3 manifests: no issues')
})

test('areas of the folder validate and fit the types, and every $schema exists', async () => {
  expect(await livery('create', 'area', 'stamps')).toMatchObject({
    status: 0,
    output: expect.stringContaining('npm install'),
  })
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toHaveProperty('devDependencies.typescript')
  cpSync(join(projectRoot, 'tests/example/areas/coffee'), join(folder, 'areas/coffee'), { recursive: true })
  cpSync(join(projectRoot, 'tests/example/merchants/kafe'), join(folder, 'merchants/kafe'), { recursive: true })
  const file = join(folder, 'livery.json')
  const { areas, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { areas: readonly string[] }
  writeFileSync(file, JSON.stringify({ ...rest, areas: [...areas, './areas/coffee'] }))
  const { output } = await livery('validate')
  expect(output).toContain('2 brands, 6 manifests: no issues')
  const files = globSync(['livery.json', '{areas,merchants}/**/*.json'], { cwd: folder })
  const schemas = files.flatMap((path) => {
    const { $schema = '' } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { $schema?: string }
    return $schema.startsWith('.') ? [join(folder, dirname(path), $schema)] : []
  })
  expect(schemas.length).toBeGreaterThan(15)
  expect(schemas.filter((path) => !existsSync(path))).toEqual([])
  // TypeScript refuses the parameter `row` if the types of the sandbox's database are missing.
  writeFileSync(
    join(folder, 'areas/stamps/sandbox/numbers.ts'),
    `import type { SandboxContext } from 'livery/sandbox'
export const numbers = ({ database }: SandboxContext) => database.prepare('SELECT 1').all().map((row) => row.number)
`,
  )
  linkTools(folder)
  expect(await runCommand('tsc', ['-p', folder, '--noEmit'])).toMatchObject({ status: 0, output: '' })
})

test('the tests of an area render its widgets; a mistake in area.json ends the run with an error that names the file', async () => {
  const guide = readFileSync(join(projectRoot, 'docs/widget-authors-guide.md'), 'utf8')
  const [, config = ''] = /```ts\n\/\/ vitest.config.ts\n([^`]*)```/.exec(guide) ?? []
  writeFileSync(join(folder, 'vitest.config.ts'), config)
  const vitest = () =>
    runCommand('vitest', ['run', '--testTimeout=180000'], { cwd: folder, env: { ...env, NO_COLOR: '1' } })
  const passed = await vitest()
  expect(passed.output).toMatch(/Tests {2}[1-9]\d* passed/)
  expect(passed.status).toBe(0)
  const file = join(folder, 'areas/stamps/area.json')
  const facts = readFileSync(file, 'utf8')
  writeFileSync(file, facts.replace('"requires": []', '"requires": ["coins"]'))
  const failed = await vitest()
  writeFileSync(file, facts)
  expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('areas/stamps/area.json') })
})

test('another package of the same version renews the generated files', async () => {
  const build = join(installed, 'lib/.livery/build')
  const before = readFileSync(build, 'utf8')
  const firstLine = () => readFileSync(join(folder, '.livery/areas.d.ts'), 'utf8').split('\n', 1)[0]
  expect(firstLine()).toContain(before)
  writeFileSync(build, 'another')
  expect(await livery('validate')).toMatchObject({ status: 0 })
  expect(firstLine()).toContain('+another ')
  writeFileSync(build, before)
})

test('a build and a release are served to guests', async () => {
  expect(await livery('build')).toMatchObject({ status: 0 })
  for (const brand of ['acme', 'kafe']) {
    const published = await livery('publish', brand, 'development', '--to', './releases', '--by', 'Lek', '--yes')
    expect(published.output).toContain(`Release 1 of ${brand} in development is in service`)
  }
  const args = ['host', '--env', 'development', '--sandbox', '--store', './releases', '--port', '0']
  const host = await startLivery([bin, ...args], 'Listening', env)
  try {
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(host.output())?.[1])
    const pages = await Promise.all(['kafe', 'acme'].map((brand) => ask(`${brand}.localhost`, '/en-th', { port })))
    expect(pages.map(({ status }) => status)).toEqual([200, 200])
    expect(pages[0]?.text).toContain('Espresso')
    expect(pages[1]?.text).toContain('<title>Acme')
    const [script = ''] = /\/_livery\/build\/[\w.-]+\.js/.exec(pages[0]?.text ?? '') ?? []
    expect((await ask('kafe.localhost', script, { port })).status).toBe(200)
  } finally {
    await host.stop()
  }
})

test.runIf(isNightly)(
  'the preview shows a save',
  async () => {
    const preview = await startLivery([bin, 'preview', 'kafe', '--port', '0'], 'Ctrl-C', env)
    try {
      const port = Number(/localhost:(\d+)/.exec(preview.output())?.[1])
      const before = await ask('kafe.localhost', '/en-th', { port })
      expect([before.status, before.text]).toEqual([200, expect.stringContaining('Espresso')])
      const code = await ask('kafe.localhost', `/@fs${join(folder, 'areas/coffee/menu/Menu.tsx')}`, { port })
      expect([code.status, code.text]).toEqual([200, expect.stringContaining('usePublicData')])
      // The files of the browser come from a package, so Vite adds a version to their addresses.
      const start = await ask('kafe.localhost', '/runtime/manifest/built-product.js', { port })
      const generated = [...start.text.matchAll(/from "([^"]*\.livery\/generated\/[^"]*)"/g)].map(
        ([, path = '']) => path,
      )
      expect(generated.length).toBeGreaterThan(3)
      for (const path of generated)
        expect([path, (await ask('kafe.localhost', path, { port })).status]).toEqual([path, 200])
      const file = join(folder, 'merchants/kafe/manifest.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('"Kafe"', '"Kafe Two"'))
      await expect.poll(async () => (await ask('kafe.localhost', '/en-th', { port })).text).toContain('Kafe Two')
    } finally {
      await preview.stop()
    }
  },
  180_000,
)

test.runIf(isNightly)(
  'a mistake in an area’s code ends preview and build without a stack, and the last build remains',
  async () => {
    const file = join(folder, 'areas/stamps/area.ts')
    const code = readFileSync(file, 'utf8')
    const lines = code.split('\n').length
    writeFileSync(file, `${code}\nthrow new Error('There are no stamps.')\n`)
    const preview = await livery('preview', '--port', '0')
    const build = await livery('build')
    writeFileSync(file, code)
    expect(preview.status).toBe(2)
    expect(preview.output).toBe(
      `The code of the pages cannot be loaded:\nThere are no stamps.\n  at ${file}:${lines + 1}\n`,
    )
    expect(build).toMatchObject({ status: 2, output: 'The program cannot be built:\nThere are no stamps.\n' })
    expect(existsSync(join(folder, 'dist/built-files.json'))).toBe(true)
  },
  180_000,
)
