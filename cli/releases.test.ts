import { expect, test } from 'vitest'
import { smallBrand } from '../tests/support/small-brand.ts'
import { fakeWorld } from '../tests/support/fake-world.ts'
import { runCli } from './run-cli.ts'

/** A brand that a test changes, and a terminal that records its output. */
function open(answers?: readonly string[]) {
  const brands: Record<string, Record<string, string>> = { acme: { ...smallBrand } }
  const world = fakeWorld(brands, answers)
  return {
    brands,
    world,
    livery: async (args: string) => {
      world.written.length = 0
      world.errors.length = 0
      const code = await runCli(args.split(' '), world)
      return `${world.written.join('')}${world.errors.join('')}[${code}]`
    },
  }
}

/** The list of values of a first release is long, so this compares only its last lines. */
const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n')

const rounder = JSON.stringify({ radius: { card: { $value: { value: 3 } } } })

test('[OPS-01] [OPS-02] a brand is published, changed, published again, listed and rolled back', async () => {
  const { brands, livery } = open()
  expect(lastLines(await livery('publish acme production --to /srv/releases'), 2)).toMatchInlineSnapshot(`
    "Release 1 of acme in production is in service, published by lek.
    [0]"
  `)
  expect(await livery('publish acme production --to /srv/releases')).toMatchInlineSnapshot(`
    "No differences.
    Release 1 of acme in production has the same files. Nothing was published.
    [0]"
  `)
  brands.acme = {
    ...smallBrand,
    'manifest.json': JSON.stringify({
      merchant: { id: 'acme', name: 'Acme Play' },
      routes: { home: { regions: { main: { order: ['promotions', 'banner'] } } }, 'blog-post': null },
    }),
    'tokens.json': rounder,
    'assets/extra.svg': '',
  }
  expect(await livery('diff acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  ~ /merchant/name  "Acme" → "Acme Play"
      - /routes/blog-post  {"path":"/blog/{id}","enabled":false,"layout":"blogdetails","guards":["known-article"],"pageKey":"b…
      ~ /routes/home/regions/main/order  ["banner","missions","popular","providers","promotions"] → ["promotions","banner"]
      ~ /tokens/radius/card/$value/value  12 → 3
      + assets/extra.svg
    5 differences.
    [0]"
  `)
  expect(await livery('publish acme production --to /srv/releases --dry-run')).toMatchInlineSnapshot(`
    "  ~ /merchant/name  "Acme" → "Acme Play"
      - /routes/blog-post  {"path":"/blog/{id}","enabled":false,"layout":"blogdetails","guards":["known-article"],"pageKey":"b…
      ~ /routes/home/regions/main/order  ["banner","missions","popular","providers","promotions"] → ["promotions","banner"]
      ~ /tokens/radius/card/$value/value  12 → 3
      + assets/extra.svg
    5 differences.
    [0]"
  `)
  expect(lastLines(await livery('publish acme production --to /srv/releases --by Noi'), 2)).toMatchInlineSnapshot(`
    "Release 2 of acme in production is in service, published by Noi.
    [0]"
  `)
  expect(await livery('rollback acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  ~ /merchant/name  "Acme Play" → "Acme"
      + /routes/blog-post  {"path":"/blog/{id}","enabled":false,"layout":"blogdetails","guards":["known-article"],"pageKey":"b…
      ~ /routes/home/regions/main/order  ["promotions","banner"] → ["banner","missions","popular","providers","promotions"]
      ~ /tokens/radius/card/$value/value  3 → 12
      - assets/extra.svg
    5 differences.
    Release 3 of acme in production is in service, with the files of release 1, by lek.
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "* 3  2026-11-22T10:05:00.000Z  lek  the files of release 1
      2  2026-11-22T10:04:00.000Z  Noi
      1  2026-11-22T10:00:00.000Z  lek
    [0]"
  `)
  expect(lastLines(await livery('rollback acme production --store /srv/releases 2'), 2)).toMatchInlineSnapshot(`
    "Release 4 of acme in production is in service, with the files of release 2, by lek.
    [0]"
  `)
  const json = (await livery('releases acme production --store /srv/releases --limit 1 --format json')).replace(
    /\[0\]$/,
    '',
  )
  expect(JSON.parse(json)).toEqual({
    releases: [
      {
        sequence: 4,
        inService: true,
        at: '2026-11-22T10:07:00.000Z',
        by: 'lek',
        restores: 2,
        release: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
    events: [],
  })
})

/** A brand with one release in service, and another accent in its files. */
async function openChanged() {
  const opened = open()
  await opened.livery('publish acme production --to /srv/releases')
  opened.brands.acme = { ...smallBrand, 'tokens.json': rounder }
  return opened
}

test('[OPS-01] [OPS-02] a release is scheduled, listed and cancelled', async () => {
  const { livery } = await openChanged()
  const scheduled = await livery('publish acme production --to /srv/releases --at 2026-12-01T18:00+07:00 --by Noi')
  expect(scheduled).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    Release 2 of acme in production comes into service at 2026-12-01T11:00:00.000Z, published by Noi.
    [0]"
  `)
  expect(await livery('publish acme production --to /srv/releases')).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    Release 2 of acme waits and would undo this one, so nothing was published. Cancel it first: livery cancel acme production. See livery releases.
    [2]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  2  2026-11-22T10:01:00.000Z  Noi  comes into service at 2026-12-01T11:00:00.000Z
    * 1  2026-11-22T10:00:00.000Z  lek
    [0]"
  `)
  expect(await livery('cancel acme production 7 --store /srv/releases')).toMatchInlineSnapshot(`
    "Release 7 of acme in production is not waiting. See livery releases.
    [2]"
  `)
  expect(await livery('cancel acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "Cancelled release 2 of acme in production.
    [0]"
  `)
  expect(await livery('cancel acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "No release of acme in production is waiting. See livery releases.
    [2]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "* 1  2026-11-22T10:00:00.000Z  lek
      2026-11-22T10:05:00.000Z  lek  release 2 cancelled
    [0]"
  `)
})

test('[OPS-01] [OPS-02] a release is shown to a share of visitors, then to all', async () => {
  const { livery } = await openChanged()
  expect(lastLines(await livery('publish acme production --to /srv/releases --share 10%'), 3)).toMatchInlineSnapshot(`
    "Release 2 of acme in production is shown to 10% of visitors, published by lek.
    You see it at /_livery/release/2/ of the site.
    [0]"
  `)
  expect(await livery('share acme production 50% --store /srv/releases --by Noi')).toMatchInlineSnapshot(`
    "Release 2 of acme in production is shown to 50% of visitors, and to you at /_livery/release/2/.
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  2  2026-11-22T10:01:00.000Z  lek  shown to 50% of visitors
    * 1  2026-11-22T10:00:00.000Z  lek
      2026-11-22T10:02:00.000Z  Noi  release 2 shown to 50%
    [0]"
  `)
  expect(await livery('share acme production 100% --store /srv/releases')).toMatchInlineSnapshot(`
    "Release 2 of acme in production is in service.
    [0]"
  `)
  const json = (await livery('releases acme production --store /srv/releases --format json')).replace(/\[0\]$/, '')
  expect(JSON.parse(json)).toMatchObject({
    releases: [{ sequence: 2, inService: true }, { sequence: 1 }],
    events: [
      { by: 'Noi', sequence: 2, change: 0.5 },
      { by: 'lek', sequence: 2, change: 1 },
    ],
  })
  expect(await livery('share acme production 50% --store /srv/releases')).toMatchInlineSnapshot(`
    "No release of acme in production is shown to a share of visitors. Publish one with --share.
    [2]"
  `)
})

test('[OPS-02] a rollback takes back a release that waits, and says so', async () => {
  const { brands, livery } = await openChanged()
  await livery('publish acme production --to /srv/releases')
  brands.acme = smallBrand
  await livery('publish acme production --to /srv/releases --share 10%')
  expect(lastLines(await livery('rollback acme production --store /srv/releases'), 3)).toMatchInlineSnapshot(`
    "Release 4 of acme in production is in service, with the files of release 1, by lek.
    Cancelled release 3, which was waiting.
    [0]"
  `)
})

test.each([
  ['publish acme production --to /srv/releases --at tomorrow', 'a date and a time with its offset'],
  ['publish acme production --to /srv/releases --at 2026-12-01T18:00', 'a date and a time with its offset'],
  ['publish acme production --to /srv/releases --at 2026-11-01T18:00Z', '2026-11-01T18:00:00.000Z is in the past'],
  ['publish acme production --to /srv/releases --share 10', 'a share from 0% to 100%'],
  ['publish acme production --to /srv/releases --share 101%', 'a share from 0% to 100%'],
  ['publish acme production --to /srv/releases --share 100%', 'Leave --share out'],
  ['publish acme production --to /srv/releases --share 5% --at 2026-12-01T18:00Z', 'not both'],
  ['publish acme staging --to /srv/releases --share 5%', 'Publish the first one without'],
  ['share acme production all --store /srv/releases', 'a share from 0% to 100%'],
  ['share acme production 5% --store /srv/releases', 'No release of acme in production is shown to a share'],
  ['cancel acme production last --store /srv/releases', '"last" is not the number of a release'],
])('[OPS-01] livery %s ends with 2 and a sentence', async (args, sentence) => {
  const { livery } = await openChanged()
  const told = await livery(args)
  expect(told).toContain(sentence)
  expect(told).toMatch(/\[2\]$/)
})

test('[OPS-01] [OPS-03] pages are published with a release, and written for a web server', async () => {
  const { livery, world } = await openChanged()
  expect(await livery('pages acme production --store /srv/releases --out /srv/pages')).toMatchInlineSnapshot(`
    "Wrote no pages of acme to /srv/pages: release 1 was published without pages. Hosts render them.
    [0]"
  `)
  expect(lastLines(await livery('publish acme production --to /srv/releases --pages dist'), 2)).toMatchInlineSnapshot(`
    "Release 2 of acme in production is in service, published by lek.
    [0]"
  `)
  expect(await livery('pages acme production --store /srv/releases --out /srv/pages')).toMatchInlineSnapshot(`
    "Wrote 1 page of release 2 of acme in production to /srv/pages.
    [0]"
  `)
  expect(world.folders.get('/srv/pages')).toEqual({ 'www.acme.example/en-th': '<h1>Acme</h1>' })
  expect(await livery('publish acme production --to /srv/releases --pages nowhere')).toContain('There is no build in')
  expect(await livery('publish acme production --to /srv/releases --share 5%')).toContain('is shown to 5%')
  expect(await livery('pages acme production --store /srv/releases --out /srv/pages')).toMatchInlineSnapshot(`
    "Wrote no pages of acme to /srv/pages: release 2 shares its visitors with a canary. Hosts render them.
    [0]"
  `)
  expect(world.folders.get('/srv/pages')).toEqual({})
})

test('[OPS-04] what was tried in staging is promoted to production, with the layer of production', async () => {
  const { brands, livery } = await openChanged()
  expect(await livery('promote acme staging production --store /srv/releases')).toMatchInlineSnapshot(`
    "There is no release of acme in staging to promote.
    [2]"
  `)
  await livery('publish acme staging --to /srv/releases')
  expect(await livery('promote acme staging production --store /srv/releases --dry-run')).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    [0]"
  `)
  brands.acme = { ...smallBrand, 'tokens.json': JSON.stringify({ radius: { card: { $value: { value: 4 } } } }) }
  expect(await livery('promote acme staging production --store /srv/releases')).toMatchInlineSnapshot(`
    "The files in /project/merchants are not those of release 1 of acme in staging. Publish them there first, or check out the files of that release.
    [2]"
  `)
  brands.acme = { ...smallBrand, 'tokens.json': '{ "colour": {} }' }
  expect(await livery('promote acme staging production --store /srv/releases')).toMatch(
    /Nothing was published\.\n\[1\]$/,
  )
  brands.acme = { ...smallBrand, 'tokens.json': rounder }
  expect(await livery('promote acme staging production --store /srv/releases')).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    Release 2 of acme in production is in service, published by lek.
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "* 2  2026-11-22T10:06:00.000Z  lek  release 1 of staging
      1  2026-11-22T10:00:00.000Z  lek
    [0]"
  `)
  expect(await livery('promote acme production production --store /srv/releases')).toContain(
    'Give two different environments',
  )
  expect(await livery('diff acme production --store /srv/releases')).toContain('No differences.')
})

test('[OPS-04] two environments of a brand are compared by meaning', async () => {
  const { livery } = open()
  expect(await livery('diff acme staging production')).toMatchInlineSnapshot(`
    "  ~ /auth/urlLogin  "auto" → "confirm"
      - /site/domains/staging.acme.example  {}
      + /site/domains/www.acme.example  {}
    3 differences.
    [0]"
  `)
  const json = (await livery('diff acme staging production --format json')).replace(/\[0\]$/, '')
  expect(JSON.parse(json).values).toContainEqual({
    kind: 'added',
    pointer: '/site/domains/www.acme.example',
    after: {},
  })
})

test('[OPS-01] a brand with an error is not published, and the error is shown', async () => {
  const { brands, livery } = open()
  brands.acme = { ...smallBrand, 'tokens.json': '{ "colour": {} }' }
  const told = await livery('publish acme production --to /srv/releases')
  expect(told).toContain('merchants/acme/tokens.json:1:3')
  expect(told).toMatch(/Nothing was published\.\n\[1\]$/)
  expect(await livery('releases acme production --store /srv/releases')).toContain('There is no release of acme')
})

test('[BRD-01] a host name of another brand’s release is refused', async () => {
  const { brands, livery } = open()
  await livery('publish acme production --to /srv/releases')
  brands.other = { ...smallBrand, 'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }' }
  delete brands.acme
  expect(lastLines(await livery('publish other production --to /srv/releases'), 2)).toMatchInlineSnapshot(`
    "www.acme.example is a host name of acme in this store. Nothing was published.
    [2]"
  `)
})

test.each([
  ['publish acme production', 'required option'],
  ['publish acme live --to /srv/releases', 'There is no environment "live"'],
  ['publish acne production --to /srv/releases', 'Did you mean "acme"?'],
  ['releases acme production --store /srv/releases --limit none', '--limit takes a whole number'],
  ['rollback acme production --store /srv/releases', 'There is no release of acme in production'],
  ['rollback acme production last --store /srv/releases', '"last" is not the number of a release'],
  ['diff acme production', 'Compare with another environment or with a store'],
  ['diff acme production staging --store /srv/releases', 'Compare with another environment or with a store'],
])('livery %s ends with 2 and a message', async (args, sentence) => {
  const told = await open().livery(args)
  expect(told).toContain(sentence)
  expect(told).toMatch(/\[2\]$/)
})

test('a rollback without an earlier release, or to the one in service, changes nothing', async () => {
  const { livery } = open()
  await livery('publish acme staging --to /srv/releases')
  expect(await livery('rollback acme staging --store /srv/releases')).toContain('no release of acme before')
  expect(await livery('rollback acme staging 1 --store /srv/releases')).toContain('Release 1 is in service')
  expect(await livery('rollback acme staging 7 --store /srv/releases')).toContain('There is no release 7 of acme')
  expect(await livery('releases acme staging --store /srv/releases')).toMatch(/^\* 1 .*\n\[0\]$/)
})

test('[OPS-01] in a terminal, publish asks, and "no" publishes nothing', async () => {
  const { livery } = open(['no', 'yes'])
  expect(await livery('publish acme production --to /srv/releases')).toMatch(/Nothing was published\.\n\[2\]$/)
  expect(await livery('publish acme production --to /srv/releases')).toMatch(/published by lek\.\n\[0\]$/)
  expect(await livery('publish acme production --to /srv/releases --yes')).toContain('has the same files')
})
