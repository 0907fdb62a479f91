import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltFiles } from '../../app/build/built-files.ts'
import { ask } from '../e2e/ask.ts'
import { endLivery, type RunningLivery, startLivery } from '../e2e/start-livery.ts'
import { atTop, completionsAt, newBlock } from '../editor/completions.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'

const folder = join(projectRoot, 'tests/example')
const brand = join(folder, 'merchants/kafe')
const bin = join(projectRoot, 'bin/livery.js')
const temporary = mkdtempSync(join(tmpdir(), 'livery-example-'))
const env = { LIVERY_INSTALLATION: folder, LIVERY_CACHE: join(temporary, 'cache') }
const livery = (...args: string[]) => runCommand('node', [bin, ...args], { env })

afterAll(async () => {
  await endLivery()
  rmSync(temporary, { recursive: true })
})

/** The port that a running command has printed. */
const portIn = ({ output }: RunningLivery) => Number(/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output())?.[1])

// The first command writes the generated files that the other tests read.
test('the brand validates', async () => {
  const { status, output } = await livery('validate', 'kafe')
  expect([status, output]).toEqual([0, expect.stringContaining('1 brand, 3 manifests: no issues')])
})

describe('the files of an area and a brand outside of the tree', () => {
  test('the area’s code fits the program’s types', async () => {
    const { status, output } = await runCommand('tsc', ['-p', 'tests/example', '--noEmit', '--listFiles'])
    expect(output).toContain('areas/coffee/order/Order.tsx')
    expect([status, output.match(/.*error TS.*/g)]).toEqual([0, null])
  })

  test('explain names the files of an area’s default and of its texts', async () => {
    const { output } = await livery('explain', 'kafe', 'production', '/coffee/closes')
    expect(output).toContain('areas/coffee/defaults.json')
    const text = await livery('explain', 'kafe', 'production', '/messages/en/coffee.menu.empty')
    expect(text.output).toContain('written in tests/example/areas/coffee/menu/messages/en.json:1:24 ')
  })

  test('a mistake in an area’s setting has the area’s issue, at the place of the mistake', async () => {
    const merchants = join(temporary, 'merchants')
    cpSync(brand, join(merchants, 'kafe'), { recursive: true })
    const manifest = readFileSync(join(brand, 'manifest.json'), 'utf8')
    const own = '"coffee": {\n    "opens": 9,\n    "closes": 8\n  }'
    writeFileSync(
      join(merchants, 'kafe/manifest.json'),
      manifest.replace('"areas": ["account", "info", "coffee"]', `$&,\n  ${own}`),
    )
    const { status, stdout } = await livery('validate', 'kafe', '--merchants', merchants, '--format', 'json')
    const lines = manifest.slice(0, manifest.indexOf('"areas"')).split('\n').length
    const { issues } = JSON.parse(stdout) as { issues: object[] }
    expect([status, issues]).toEqual([
      1,
      [
        expect.objectContaining({
          code: 'shop-never-open',
          file: expect.stringMatching(/kafe\/manifest\.json$/),
          pointer: '/coffee/closes',
          line: lines + 3,
          column: 15,
        }),
      ],
    ])
  })

  test('an editor offers the settings of the area, its widgets and their props', async () => {
    const path = join(brand, 'manifest.json')
    // The new block adds a `shell`. A key may occur only once, so the brand's own `shell` goes.
    const ownShell = /^ {2}"shell": \{\n(?: {4}.*\n)* {2}\},\n/m
    const inShell = (text: string) => (file: string) => newBlock(text)(file.replace(ownShell, ''))
    expect(await completionsAt(path, atTop('‸"x": 1'))).toContain('coffee')
    expect(await completionsAt(path, atTop('"coffee": { ‸ }'))).toEqual(
      expect.arrayContaining(['takesOrders', 'opens', 'closes']),
    )
    expect(await completionsAt(path, inShell('"widget": ‸""'))).toEqual(
      expect.arrayContaining(['coffee/menu', 'coffee/order']),
    )
    expect(await completionsAt(path, inShell('"widget": "coffee/menu", "props": { ‸ }'))).toContain('kind')
  })
})

describe('the build, served by the host', () => {
  const built = join(temporary, 'built')
  let host: RunningLivery
  const page = (path: string) => ask('kafe.localhost', path, { port: portIn(host) })

  beforeAll(async () => {
    expect(await livery('build', '--out', built)).toMatchObject({ status: 0 })
    const served = ['host', '--env', 'development', '--sandbox', '--built', built, '--port', '0']
    host = await startLivery([bin, ...served], 'Listening', env)
  })

  afterAll(() => host?.stop())

  test('the home page shows drinks, under a policy that allows no frames of other sites', async () => {
    const { status, text, headers } = await page('/en-th')
    expect(status).toBe(200)
    expect(text).toContain('Espresso')
    expect(text).toContain('Matcha')
    // The menu has the area's icon.
    expect(text).toContain('<path d="M4 8h12v6a5')
    expect(String(headers['content-security-policy'])).toContain("frame-src 'self';")
  })

  test.each(['/slot', '/deposit', '/promotions', '/en-th/promotions'])('%s is missing', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  test('a page loads no code, styles or calls of areas that the brand leaves out', async () => {
    const files = JSON.parse(readFileSync(join(built, 'built-files.json'), 'utf8')) as BuiltFiles
    const { text: html } = await page('/en-th')
    const loaded = loadedFiles(html, join(built, 'client'))
    expect(loaded.size).toBeGreaterThan(8)
    const [, sheets = ''] = /data-href="([^"]+)"/.exec(html) ?? []
    expect(sheets).toContain('style-coffee-')
    const code = [...loaded.values()].join('\n')
    expect(code).toContain('"coffee/list-drinks"')
    for (const area of ['games', 'wallet', 'promotions']) {
      const own = files.areas[area]?.filter((address) => address.includes(`area-${area}-`)) ?? []
      expect(own).toHaveLength(1)
      expect([...loaded.keys()]).not.toContain(basename(own[0] ?? ''))
      expect(sheets).not.toContain(`style-${area}-`)
      const calls = callsOf(area)
      expect(calls.length, area).toBeGreaterThan(0)
      expect(calls.filter((call) => code.includes(`"${call}":[`) || code.includes(`"${call}":{`))).toEqual([])
      const classes = stylesOf(area)
      expect(classes.length, area).toBeGreaterThan(1)
      const named = new RegExp(`["\`](?:${classes.join('|')})-[a-z][A-Za-z]*["\`]`)
      for (const [name, text] of loaded) expect(named.exec(text)?.[0], name).toBeUndefined()
    }
  })
})

const callsOf = (area: string) =>
  globSync(`widgets/${area}/api/*/*.schema.json`, { cwd: projectRoot }).map((path) =>
    path.split('/').slice(-2).join('/').replace('.schema.json', ''),
  )

/** The names of the style modules of an area's components. A class begins with the name of its module. */
const stylesOf = (area: string) =>
  globSync(`widgets/${area}/**/[A-Z]*.module.css`, { cwd: projectRoot }).map((path) => basename(path, '.module.css'))

/** A page’s scripts, and all scripts that they import statically: their texts by file name. */
function loadedFiles(html: string, client: string): ReadonlyMap<string, string> {
  const loaded = new Map<string, string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    const text = readFileSync(join(client, name), 'utf8')
    loaded.set(name, text)
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) load(imported)
  }
  for (const [, name = ''] of html.matchAll(/\/_livery\/build\/([\w.-]+\.js)/g)) load(name)
  return loaded
}

describe('the preview', () => {
  let preview: RunningLivery
  const site = 'kafe.localhost'

  beforeAll(async () => {
    preview = await startLivery([bin, 'preview', 'kafe', '--port', '0'], 'Ctrl-C', env)
  })

  afterAll(() => preview?.stop())

  test('renders the home page, serves the area’s code, and handles its calls', async () => {
    const port = portIn(preview)
    const home = await ask(site, '/en-th', { port })
    expect([home.status, home.text]).toEqual([200, expect.stringContaining('Espresso')])
    const code = await ask(site, '/tests/example/areas/coffee/menu/index.ts', { port })
    expect([code.status, code.text]).toEqual([200, expect.stringContaining('defineWidget')])
    const { text } = await ask(site, '/api/coffee/list-drinks', {
      port,
      headers: { origin: `http://${site}:${port}`, page: '/', domain: site, device: 'mobile' },
      body: { language: 'th', langCountry: 'th-th' },
    })
    expect(JSON.parse(text)).toMatchObject({
      status: true,
      data: expect.arrayContaining([{ drink_id: 'thai-tea', name: 'ชาไทย', kind: 'tea', price: '60.00' }]),
    })
  })
})
