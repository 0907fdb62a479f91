import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fakeContext } from '../../tests/support/fake-context.ts'
import { projectRoot } from '../../tests/support/run-command.ts'
import { run } from '../../tests/support/run-fake-cli.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'

describe('livery create', () => {
  test('[BRD-04] a new brand is valid, with at most 60 lines of its own', async () => {
    const { context } = await run('create other --yes')
    const files = context.folders.get('/project/merchants/other') ?? {}
    const json = Object.entries(files).filter(([path]) => path.endsWith('.json'))
    expect(
      json
        .map(([, text]) => text)
        .join('')
        .trimEnd()
        .split('\n').length,
    ).toBeLessThanOrEqual(60)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['assets/logo.svg', 'assets/icon.svg', 'tokens.json']))
    const { code, out } = await run('validate', fakeContext({ other: files }))
    expect(out).toContain('1 brand, 3 manifests: no issues')
    expect(code).toBe(0)
  })

  test.each(['#ffffff', '#000000', '#ffff00', '#123456', '#ff0000', '#808080', '#777777'])(
    'any accent gives readable colours: %s',
    async (accent) => {
      const { context } = await run(`create other --yes --accent ${accent}`)
      const { code, out } = await run(
        'validate',
        fakeContext({ other: context.folders.get('/project/merchants/other') ?? {} }),
      )
      expect(code, out).toBe(0)
    },
  )

  test('[BRD-04] the colours of a new brand are readable on the grounds of the brand that it extends', async () => {
    const { $type: _type, ...dark } = JSON.parse(brandFiles('base')['tokens.json'] ?? '{}').dark
    const acme = { ...smallBrand, 'tokens.json': JSON.stringify({ light: { ...dark, ground: { $value: '#101418' } } }) }
    expect((await run('validate', fakeContext({ acme }))).out).toContain('no issues')
    const { context } = await run('create other --yes --from acme', fakeContext({ acme }))
    const other = context.folders.get('/project/merchants/other') ?? {}
    const { code, out } = await run('validate other', fakeContext({ acme, other }))
    expect(code, out).toBe(0)
  })

  test('warns that a brand which extends another shares its backend in production', async () => {
    const site = { domains: { 'www.acme.example': {} }, apiOrigin: 'https://api.acme.example' }
    const acme = { ...smallBrand, 'environments/production.json': JSON.stringify({ site }) }
    const { out } = await run('create other --yes --from acme', fakeContext({ acme }))
    expect(out).toContain('In production, the brand inherits the backend of "acme", https://api.acme.example.')
    expect((await run('create other --yes')).out).not.toContain('In production')
  })

  test('a name cannot put markup into the logo', async () => {
    const { context } = await run('create other --accent #123456 --name "<script>x</script>"')
    const files = context.folders.get('/project/merchants/other') ?? {}
    expect(files['assets/logo.svg']).not.toContain('<script')
  })

  test.each(['Acme\u200b', 'Acme\u0008Play', 'Acme\nPlay'])(
    '[BRD-04] a name with an invisible character creates no brand: %j',
    async (name) => {
      const context = fakeContext({ acme: smallBrand }, [name, 'Other', '#7a1fd8'])
      const { code, err } = await run('create other', context)
      expect([code, err]).toEqual([0, 'The name contains an invisible character. Type it again.\n'])
      expect(context.folders.get('/project/merchants/other')?.['manifest.json']).toContain('"name": "Other"')
    },
  )

  test('the commands that the output suggests name the given folder of brands', async () => {
    expect((await run('create other --yes')).out).toContain('-- validate other\n')
    const context = fakeContext()
    const disk = { ...context.disk, exists: (path: string) => ['/our brands', '/our brands/base'].includes(path) }
    const { out } = await run('create other --yes --merchants "../our brands"', { ...context, disk })
    expect(out).toContain(" -- validate other --merchants '../our brands'\n")
    expect(out).toContain(" -- preview other --merchants '../our brands' ")
  })

  test('a second name is refused, and the message shows the option --name', async () => {
    expect((await run('create zed "Zed Play"')).err).toContain('livery create zed --name')
  })

  test('in a terminal, the command asks, and stops if the user gives no answer', async () => {
    const { context, code } = await run('create other', fakeContext({ acme: smallBrand }, ['Other Play', '#7a1fd8']))
    expect(code).toBe(0)
    expect(context.folders.get('/project/merchants/other')?.['manifest.json']).toContain('Other Play')
    const again = await run('create other', fakeContext({ acme: smallBrand }, ['Other Play', 'blue', '#7a1fd8']))
    expect([again.code, again.err]).toEqual([0, '"blue" is not a colour. Write #rrggbb.\n'])
    const long = await run('create other', fakeContext({ acme: smallBrand }, ['x'.repeat(41), 'Other', '#7a1fd8']))
    expect([long.code, long.err]).toEqual([0, 'The name needs 1 to 40 characters.\n'])
    const given = await run('create other', fakeContext({ acme: smallBrand }, [undefined]))
    expect(given.code).toBe(2)
    expect(given.context.folders.size).toBe(0)
  })
})

describe('livery create area and livery create widget', () => {
  test.each([
    ['area stamps', 'stamps-list', true],
    ['widget promotions/countdown', 'promotions-countdown', false],
  ])('create %s shows lines that put the widget on a home page', async (line, block, hasAreas) => {
    const { out } = await run(`create ${line}`)
    const lines = JSON.parse(`{${out.slice(out.indexOf(hasAreas ? '  "areas"' : '  "routes"'))}}`) as object
    const inherited = JSON.parse(readFileSync(join(projectRoot, 'merchants/base/manifest.json'), 'utf8'))
    expect(lines).toMatchObject({
      ...(hasAreas ? { areas: [...inherited.areas, 'stamps'] } : {}),
      routes: { home: { regions: { main: { order: [block, ...inherited.routes.home.regions.main.order] } } } },
    })
    expect(lines).toHaveProperty(['routes', 'home', 'regions', 'main', 'blocks', block, 'widget'])
  })

  test('create widget repeats the blocks of a brand’s own home page', async () => {
    const own = {
      merchant: { id: 'acme', name: 'Acme' },
      routes: { home: { regions: { main: { order: ['banner'] } } } },
    }
    const acme = { ...smallBrand, 'manifest.json': JSON.stringify(own) }
    const child = { ...smallBrand, 'manifest.json': JSON.stringify({ ...own, extends: 'acme', routes: {} }) }
    const { out } = await run('create widget promotions/countdown', fakeContext({ acme, child, other: smallBrand }))
    expect(out).toMatch(/For acme, child:\s+"routes"[^]*"order": \["promotions-countdown", "banner"\],/)
    expect(out).toMatch(/For other:\s+"routes"[^]*"order": \["promotions-countdown", "banner", "missions"/)
  })

  test.each(['null', '{ "extends": 5, "areas": "info", "routes": { "home": null } }'])(
    'for a brand whose manifest is %s, create area shows the inherited lists',
    async (manifest) => {
      const { code, out } = await run('create area stamps', fakeContext({ acme: { 'manifest.json': manifest } }))
      expect(code).toBe(0)
      expect(out).toMatch(/"areas": \["account", [^]*"order": \["stamps-list", "banner"/)
    },
  )

  test.each([
    ['theme', 'manifests have the key "theme" already'],
    ['extends', 'manifests have the key "extends" already'],
    ['footer', 'there is a record "footer-entry" already'],
    ['constructor', 'the name has a special meaning in JavaScript'],
  ])('create area %s creates nothing, because the area would not be valid', async (name, reason) => {
    const { code, err, context } = await run(`create area ${name}`)
    expect([code, err]).toEqual([2, `An area cannot have the name "${name}": ${reason}. Choose another name.\n`])
    expect(context.folders.size).toBe(0)
  })

  test('create area changes no livery.json that is not an object', async () => {
    const written: string[] = []
    const context = fakeContext()
    const disk = {
      ...context.disk,
      readTextIfExists: (path: string) => (path.endsWith('livery.json') ? '{ "areas": ["./areas/tea"' : undefined),
      readText: () => '{ "areas": ["./areas/tea"',
      exists: () => false,
      writeFolder: (path: string) => void written.push(path),
      writeText: (path: string) => void written.push(path),
    }
    const { code, err } = await run('create area stamps', { ...context, installation: '/home/brands', disk })
    expect(err).toContain('/home/brands/livery.json is not a JSON object. Correct it first. Nothing was changed.')
    expect(code).toBe(2)
    expect(written).toEqual([])
  })
})
