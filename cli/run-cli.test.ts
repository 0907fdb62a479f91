import { describe, expect, test } from 'vitest'
import { namedBrand } from '../tests/support/named-brand.ts'
import { smallBrand } from '../tests/support/small-brand.ts'
import { fakeContext } from '../tests/support/fake-context.ts'
import { run } from '../tests/support/run-fake-cli.ts'
import { runCli } from './run-cli.ts'

async function runCliWith(...args: readonly string[]) {
  const context = fakeContext()
  return { code: await runCli(args, context), out: context.written.join('') }
}

describe('the exit codes and messages of commands', () => {
  test.each([
    ['validate', 0],
    ['validate acme', 0],
    ['validate acem', 2],
    ['validate --format xml', 2],
    ['validate --nope', 2],
    ['valdate', 2],
    ['', 2],
    ['--help', 0],
    ['help create', 0],
    ['--version', 0],
    ['explain acme production /merchant/name', 0],
    ['explain acme production /merchant/nme', 2],
    ['explain acme live /merchant/name', 2],
    ['explain acme', 2],
    ['routes acme staging', 0],
    ['support', 2],
    ['support ACME-P-3FA91C2B-0.1.0-E-0', 2],
    ['preview --port 99999', 2],
    ['preview --api nonsense', 2],
    ['preview --api http://localhost:99999', 2],
    ['preview --api http://localhost:8080?x', 2],
    ['preview --api http://me@localhost:8080', 2],
    ['preview --api http://localhost:8080/', 0],
    ['preview --port=', 2],
    ['preview', 0],
    ['build', 0],
    ['studio', 0],
    ['studio nobody', 2],
    ['studio --share 192.168.1.20', 0],
    ['studio --share office-pc.example --share-port 7000', 0],
    ['studio --share 0.0.0.0', 2],
    ['studio --share ::', 2],
    ['studio --share http://evil.test', 2],
    ['studio --share a/../b', 2],
    ['studio --share-port x', 2],
    ['host --sandbox --api http://localhost:8080', 2],
    ['host --sandbox --store /srv/releases', 2],
    ['host --sandbox --store /srv/releases --env staging', 0],
    ['host', 0],
    ['host --env development --sandbox', 0],
    ['host --port x', 2],
    ['host --built nowhere', 2],
    ['host --api nonsense', 2],
    ['host --store /srv/releases --cache /tmp/copies --operations 0 --log json', 0],
    ['serve --proxy 10.0.0.0/8,::1 --shared-cache 30 --purge http://cache:6081/', 0],
    ['host --cache /tmp/copies', 2],
    ['host --proxy nonsense', 2],
    ['host --shared-cache never', 2],
    ['host --shared-cache 31', 2],
    ['host --purge cache', 2],
    ['host --log xml', 2],
    ['create Acme --yes', 2],
    ['create acme --yes', 2],
    ['create base --yes', 2],
    ['create other', 2],
    ['create other --yes', 0],
    ['create other --yes --accent red', 2],
    ['create other --yes --name " "', 2],
    ['create other --yes --from nobody', 2],
    ['create area', 2],
    ['create area Points', 2],
    ['create area stamps', 0],
    ['create widget', 2],
    ['create widget promotions/countdown', 0],
    ['create widget nothing/countdown', 2],
    ['validate --merchants /nowhere', 2],
  ])('livery %s: %d', async (args, code) => {
    const result = await run(args)
    expect(result.code, result.err).toBe(code)
    if (code === 2) expect(result.err + result.out).toMatch(/\w/)
    expect(result.err).not.toMatch(/\n\s+at /)
  })

  test.each([
    ['http://u:secret@cache:6081/', 'without a name and password'],
    ['http://:secret@cache:6081/', 'without a name and password'],
    ['ftp://u:secret@cache/', 'such as http://cache:6081/'],
    ['u:secret@cache:6081', 'such as http://cache:6081/'],
  ])('livery host --purge %s is refused, and the message does not repeat the password', async (url, message) => {
    const { code, err } = await run(`host --purge ${url}`)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).not.toContain('secret')
  })

  test.each([
    'validate',
    'explain',
    'routes',
    'create',
    'preview',
    'build',
    'host',
    'diff',
    'pages',
    'promote',
    'publish',
    'releases',
    'rollback',
    'share',
    'cancel',
    'fix',
    'impact',
    'matrix',
  ])('livery %s --help shows examples', async (command) => {
    const { code, out } = await run(`${command} --help`)
    expect(code).toBe(0)
    expect(out).toContain(`Examples:\n  livery ${command}`)
  })

  test('the list of commands begins with those that create a brand', async () => {
    const { out } = await run('--help')
    expect(out.match(/^[A-Z][\w ]+:$/gm)).toEqual([
      'Options:',
      'Create and edit:',
      'Check and compare:',
      'Run in production:',
      'Publish:',
      'Commands:',
      'Examples:',
    ])
    expect(out).toMatch(/Create and edit:\n {2}new /)
  })

  test('a bug ends the command with 3 and without a stack', async () => {
    const context = {
      ...fakeContext(),
      openSource: () => ({ merchants: () => Promise.reject(new Error('boom')), load: async () => undefined }),
    }
    expect(await runCli(['validate'], context)).toBe(3)
    expect(context.errors.join('')).toMatch(/an internal error: boom/)
    expect(context.errors.join('')).not.toMatch(/\n\s+at /)
  })

  test('a host shows its address with its port', async () => {
    expect((await run('host')).out).toContain('Listening at 127.0.0.1:8080.')
    expect((await run('host --address ::1')).out).toContain('Listening at [::1]:8080.')
  })

  test('a host names the brands without a backend', async () => {
    const sentence =
      'acme  has no backend for its calls and files, so they fail: write site.apiOrigin and site.staticOrigin into environments/production.json'
    expect((await run('host')).out).toContain(sentence)
    expect((await run('host --sandbox')).out).not.toContain('no backend')
  })

  test.each(['routes acme production', 'explain acme production /merchant/name'])(
    '[OPS-04] livery %s names the place that makes the brand unreadable',
    async (command) => {
      const { code, err, out } = await run(command, fakeContext({ acme: { ...smallBrand, 'manifest.json': '{' } }))
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^acme has no readable values\. .*manifest\.json:1:2 {2}Livery cannot read the file as JSON/)
    },
  )

  test.each(['matrix', 'impact /merchant/name'])(
    '[OPS-04] livery %s leaves out an unreadable brand',
    async (command) => {
      const brands = { acme: smallBrand, other: { ...smallBrand, 'manifest.json': '{' } }
      const { code, err, out } = await run(command, fakeContext(brands))
      expect(code).toBe(0)
      expect(out).toContain('acme')
      expect(out).not.toContain('other')
      expect(err).toContain('other has no readable values.')
    },
  )

  test.each([
    ['routes acme production', ' faq  '],
    ['explain acme production /otp/length', '/otp/length is 99\n  written in merchants/acme/manifest.json:'],
    ['matrix', 'page faq     '],
    ['impact /otp/length', '99\n    affects acme'],
  ])('[OPS-04] livery %s shows the values of a brand with a wrong value', async (command, shown) => {
    const { code, out } = await run(command, fakeContext({ acme: namedBrand('acme', { otp: { length: 99 } }) }))
    expect(code).toBe(0)
    expect(out).toContain(shown)
  })

  test('[OPS-04] if a brand has a wrong value elsewhere, explain still says that the brand leaves out the area of a page', async () => {
    const acme = namedBrand('acme', { areas: ['account', 'info'], otp: { length: 99 } })
    const { code, err } = await run('explain acme production /routes/promotion', fakeContext({ acme }))
    expect([code, err]).toEqual([2, expect.stringContaining('belongs to an area that the brand leaves out')])
  })

  test.each([
    { routes: 'no map' },
    { routes: [null] },
    { routes: { faq: null, home: { path: 1, layout: [], guards: 'auth', regions: { main: [] } } } },
    { routes: { home: { regions: { main: { order: 'one', blocks: { one: 'no block' } } } } } },
    { features: 'no map', locales: [null], areas: { account: true } },
  ])('[OPS-04] routes and matrix show a brand with values of wrong types: %j', async (more) => {
    const context = () => fakeContext({ acme: namedBrand('acme', more) })
    expect(await run('routes acme production', context())).toMatchObject({ code: 0 })
    expect(await run('matrix', context())).toMatchObject({ code: 0, out: expect.stringContaining('area account') })
  })

  test('[OPS-04] matrix says that brands do not differ, and explain with an empty path shows the whole manifest', async () => {
    expect((await run('matrix --differing')).out).toBe('The brands do not differ.\n')
    expect((await runCliWith('explain', 'acme', 'production', '')).out).toMatch(/^The manifest is \{/)
  })

  test('[OPS-01] a dry run needs neither a store nor a publisher', async () => {
    const context = { ...fakeContext(), variable: () => undefined }
    const { code, err, out } = await run('publish acme production --to /srv/later --dry-run', context)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('+ /merchant')
    expect(out).toContain('There is no folder /srv/later yet.')
  })

  test('a mistyped command or brand gets a suggestion', async () => {
    expect((await run('valdate')).err).toContain('Did you mean validate?')
    const help = await run('help valdate')
    expect(help).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Did you mean "validate"?') })
    expect(await run('help serve')).toMatchObject({ code: 0, out: expect.stringContaining('livery host|serve') })
    expect((await run('validate acne')).err).toContain('Did you mean "acme"?')
    expect((await run('explain acme production /merchant/nme')).err).toContain('Did you mean "/merchant/name"?')
  })

  test.each(['merchants/acme', './merchants/acme/', '/srv/brands/acme/manifest.json', String.raw`merchants\acme`])(
    'if an operator types the path %s as a brand’s name, livery suggests the name',
    async (path) => {
      expect(await run(`validate ${path}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`There is no brand "${path}". Did you mean "acme"?`),
      })
    },
  )
})

describe('livery explain', () => {
  test('a text of a widget comes from the widget’s folder', async () => {
    const { out, code } = await run('explain acme production /messages/en/layout.footer.links --format json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      value: 'About this site',
      origin: { file: 'widgets/layout/footer/messages/en.json', line: 2, column: 26 },
    })
  })

  test('a name that every JavaScript object inherits does not count as a language', async () => {
    expect(await run('explain acme production /messages/constructor/name')).toMatchObject({ code: 2, out: '' })
  })

  test('[BRD-09] explain returns the origin of a value as data', async () => {
    const { out } = await run('explain acme production deposit/presets/amounts --format json')
    expect(JSON.parse(out)).toEqual({
      value: [100, 300, 500, 1000, 5000, 10000],
      origin: {
        file: 'widgets/wallet/defaults.json',
        line: expect.any(Number),
        column: expect.any(Number),
        layer: 'base',
      },
      overrode: [],
    })
  })
})

describe('a brand without some areas', () => {
  const manifest = '{ "areas": ["account", "info"], "merchant": { "id": "acme", "name": "Acme" } }'
  const context = () => fakeContext({ acme: { ...smallBrand, 'manifest.json': manifest } })

  test('explain reports that the area of a value is left out', async () => {
    const { code, err } = await run('explain acme production /games/sections', context())
    expect(code).toBe(2)
    expect(err).toContain('/games/sections belongs to an area that the brand leaves out')
    expect((await run('explain acme production /merchant/name', context())).code).toBe(0)
  })

  test('routes lists no page of a left-out area', async () => {
    const ids = ({ out }: { readonly out: string }) =>
      (JSON.parse(out) as { readonly routes: readonly { readonly id: string }[] }).routes.map(({ id }) => id)
    const all = ids(await run('routes acme production --format json'))
    const some = ids(await run('routes acme production --format json', context()))
    expect(all).toEqual(expect.arrayContaining(['slot', 'bank', 'faq']))
    expect(some).toContain('faq')
    expect(some.filter((id) => ['slot', 'bank'].includes(id))).toEqual([])
  })
})
