import { expect, test } from 'vitest'
import { StoreFailure } from '../../app/releases/index.ts'
import { objectKeyOfFile } from '../../tests/releases/load-release.ts'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { lastLines, openChanged, openReleases, sharper } from '../../tests/support/release-cli.ts'
import { smallBrand } from '../../tests/support/small-brand.ts'
import { OperatorError } from '../../runtime/errors/operator-error.ts'

test('[OPS-01] publishing to production warns about a brand without a backend', async () => {
  const { livery } = openReleases()
  expect(await livery('publish acme production --to /srv/releases')).toContain(
    'acme names no backend for its calls and files',
  )
  expect(await livery('publish acme staging --to /srv/releases')).not.toContain('no backend')
})

test('[OPS-01] [OPS-02] a brand is published, changed, published again, listed and rolled back', async () => {
  const { brands, livery } = openReleases()
  expect(lastLines(await livery('publish acme production --store /srv/releases'), 2)).toMatchInlineSnapshot(`
    "Release 1 of acme in production is in service, published by lek.
    [0]"
  `)
  // `--to` is another name of `--store`.
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
    'tokens.json': sharper,
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
    "* 3  2026-11-22T10:05:00.000Z  lek  in service  the files of release 1
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

test('[OPS-01] [OPS-03] pages are published with a release, and written for a web server', async () => {
  const { livery, context } = await openChanged()
  expect(await livery('pages acme production --store /srv/releases --out /srv/pages')).toMatchInlineSnapshot(`
    "/srv/pages now has no pages of acme: release 1 was published without pages. Hosts render the pages of acme.
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
  expect(context.folders.get('/srv/pages')).toEqual({ 'www.acme.example/en-th': '<h1>Acme</h1>' })
  expect(await livery('publish acme production --to /srv/releases --pages nowhere')).toContain('There is no build in')
  const { renderPages } = context
  context.renderPages = () => Promise.reject(new OperatorError('There is no build in dist.'))
  expect(await livery('publish acme production --to /srv/releases --pages dist')).toContain(
    '\nThere is no build in dist. Nothing was published.\n[2]',
  )
  context.renderPages = renderPages
  expect(await livery('publish acme production --to /srv/releases --share 5%')).toContain('is shown to 5%')
  expect(await livery('pages acme production --store /srv/releases --out /srv/pages')).toMatchInlineSnapshot(`
    "/srv/pages now has no pages of acme: release 2 shares its visitors with a canary. Hosts render the pages of acme.
    [0]"
  `)
  expect(context.folders.get('/srv/pages')).toEqual({})
})

test('[OPS-01] a brand with an error is not published, and the error is shown', async () => {
  const { brands, livery } = openReleases()
  brands.acme = { ...smallBrand, 'tokens.json': '{ "colour": {} }' }
  const output = await livery('publish acme production --to /srv/releases')
  expect(output).toContain('merchants/acme/tokens.json:1:3')
  expect(output).toMatch(/Nothing was published\.\n\[1\]$/)
  expect(await livery('releases acme production --store /srv/releases')).toContain('There is no release of acme')
})

test('[BRD-01] a host name of another brand’s release is refused', async () => {
  const { brands, livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  brands.other = { ...smallBrand, 'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }' }
  delete brands.acme
  expect(lastLines(await livery('publish other production --to /srv/releases'), 2)).toMatchInlineSnapshot(`
    "www.acme.example is a host name of acme in this store. Nothing was published.
    [2]"
  `)
})

test('[OPS-01] the damaged pointer of one brand blocks only this brand, and the refusal names the store and the brand', async () => {
  const { brands, context, livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  brands.other = namedBrand('other')
  const store = await context.openReleases('/srv/releases', false)
  await store.movePointer('production/acme', '{', (await store.readPointer('production/acme'))?.tag)
  expect(lastLines(await livery('publish acme production --to /srv/releases'), 2)).toMatchInlineSnapshot(`
    "The release in service in /srv/releases is unknown: the pointer of acme in production is not JSON. The operator’s guide explains the repair under "Publish and roll back".
    [2]"
  `)
  const output = await livery('publish other production --to /srv/releases')
  expect(output).toContain('The pointer of acme in production is damaged.')
  expect(output).toMatch(/Release 1 of other in production is in service.*\[0\]$/s)
  store.writeObject = () => Promise.reject(new StoreFailure('EROFS: read-only file system, open'))
  brands.other = { ...brands.other, 'tokens.json': sharper }
  expect(lastLines(await livery('publish other production --to /srv/releases'), 2)).toMatchInlineSnapshot(`
    "Livery cannot use the release store /srv/releases. EROFS: read-only file system, open
    [2]"
  `)
})

test('[OPS-01] publish ignores the objects of other programs beside the pointers', async () => {
  const { context, livery } = openReleases()
  const store = await context.openReleases('/srv/releases', true)
  for (const name of ['notes.txt', '.DS_Store', 'backup/acme'])
    await store.movePointer(`production/${name}`, 'Not a pointer', undefined)
  expect(await livery('publish acme production --to /srv/releases')).not.toContain('damaged')
})

test.each([
  ['publish acme production', 'required option'],
  ['publish acme live --to /srv/releases', 'There is no environment "live". Known: development'],
  ['publish acme prod --to /srv/releases', 'There is no environment "prod". Did you mean "production"?'],
  ['releases acme Dev --store /srv/releases', 'Did you mean "development"?'],
  ['rollback acme stage --store /srv/releases', 'Did you mean "staging"?'],
  ['diff ac production --store /srv/releases', 'Did you mean "acme"?'],
  ['publish acne production --to /srv/releases', 'Did you mean "acme"?'],
  [
    'publish acme production --store /srv/releases --at 2569-12-01T18:00+07:00',
    'The year 2569 looks like a year of the Thai calendar. Write 2026.',
  ],
  ['publish acme production --store merchants', 'Pass a folder outside of'],
  ['publish acme production --store merchants/releases', 'Pass a folder outside of'],
  ['releases acme production --store /srv/releases --limit none', '--limit takes a whole number'],
  ['rollback acme production --store /srv/releases', 'There is no release of acme in production'],
  ['rollback acme production last --store /srv/releases', '"last" is not the number of a release'],
  ['diff acne production --store /srv/releases', 'Did you mean "acme"?'],
  ['diff acme production', 'Name another environment or a --store'],
  ['diff acme production staging --store /srv/releases', 'Name another environment or a --store'],
])('livery %s ends with 2 and a message', async (args, sentence) => {
  const output = await openReleases().livery(args)
  expect(output).toContain(sentence)
  expect(output).toMatch(/\[2\]$/)
})

test.each([
  'releases ../.. production',
  'rollback a/b production',
  'cancel Acme production',
  'share .. production 5%',
  'pages ../../x production --out /srv/pages',
  'unpublish acme/ production',
])('[OPS-02] livery %s refuses a name that no brand has', async (args) => {
  const output = await openReleases().livery(`${args} --store /srv/releases`)
  expect(output).toContain('It has to be the name of a brand’s folder, such as acme, not a path.')
  expect(output).toMatch(/\[2\]$/)
})

test('[OPS-02] a rollback replaces a release whose files are damaged', async () => {
  const { brands, context, livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  const second = { merchant: { id: 'acme', name: 'Second release' } }
  brands.acme = { ...smallBrand, 'manifest.json': JSON.stringify(second) }
  await livery('publish acme production --to /srv/releases')
  const store = await context.openReleases('/srv/releases', false)
  const { readObject } = store
  store.readObject = async (key) => {
    const bytes = await readObject(key)
    return bytes && Buffer.from(bytes).includes('Second release') ? Buffer.from('damaged') : bytes
  }
  expect(await livery('diff acme production --store /srv/releases')).toContain('has changed since it was published')
  const output = lastLines(await livery('rollback acme production --store /srv/releases'), 3)
  expect(output.replace(/[0-9a-f]{64}/, 'HASH')).toMatchInlineSnapshot(`
    "A comparison with release 2 is not possible, because that release is damaged: its file HASH has changed since it was published.
    Release 3 of acme in production is in service, with the files of release 1, by lek.
    [0]"
  `)
})

test('[OPS-01] publishing the same files again repairs a damaged object of the store', async () => {
  const { context, livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  const store = await context.openReleases('/srv/releases', false)
  await store.replaceObject(await objectKeyOfFile(store, 'acme', 'tokens.json', 'production'), Buffer.from('cut'))
  const output = await livery('publish acme production --to /srv/releases')
  expect(output.replace(/[0-9a-f]{64}/, 'HASH')).toMatchInlineSnapshot(`
    "A comparison with release 1 is not possible, because that release is damaged: its file HASH has changed since it was published.
    Release 1 of acme in production has the same files. Nothing was published.
    Repaired an object of the store that was damaged or missing.
    [0]"
  `)
  expect(lastLines(await livery('publish acme production --to /srv/releases'), 3)).toMatchInlineSnapshot(`
    "No differences.
    Release 1 of acme in production has the same files. Nothing was published.
    [0]"
  `)
})

test('[OPS-02] a release is recorded under the account’s name if no variable names a publisher', async () => {
  const { context, livery } = openReleases()
  Object.assign(context, { variable: () => undefined })
  expect(await livery('publish acme production --to /srv/releases')).toMatch(/publisher’s name is unknown.*\n\[2\]$/)
  Object.assign(context, { accountName: () => 'deploy', variable: () => '' })
  expect(await livery('publish acme production --to /srv/releases')).toContain('published by deploy.')
})

test('a rollback without an earlier release, or to the release in service, changes nothing', async () => {
  const { livery } = openReleases()
  await livery('publish acme staging --to /srv/releases')
  expect(await livery('rollback acme staging --store /srv/releases')).toContain('no release of acme with earlier files')
  expect(await livery('rollback acme staging 1 --store /srv/releases')).toContain('Release 1 is already in service')
  expect(await livery('rollback acme staging 7 --store /srv/releases')).toContain('There is no release 7 of acme')
  expect(await livery('releases acme staging --store /srv/releases')).toMatch(/^\* 1 .*\n\[0\]$/)
})

test('[OPS-02] a rollback to the files in service changes nothing, unless it cancels a waiting release', async () => {
  const { brands, livery } = await openChanged()
  await livery('publish acme production --store /srv/releases')
  await livery('rollback acme production --store /srv/releases')
  expect(await livery('rollback acme production 1 --store /srv/releases')).toBe(
    'Release 3 is in service with the same files. Nothing has changed.\n[2]',
  )
  brands.acme = { ...smallBrand, 'tokens.json': sharper }
  await livery('publish acme production --store /srv/releases --share 10%')
  const output = await livery('rollback acme production 1 --store /srv/releases')
  expect(output).toContain('Release 5 of acme in production is in service, with the files of release 1')
  expect(output).toContain('Cancelled release 4')
})

test('[OPS-01] in a terminal, publish asks, and "no" publishes nothing', async () => {
  const { livery } = openReleases(['no', 'yes'])
  expect(await livery('publish acme production --to /srv/releases')).toMatch(/Nothing was published\.\n\[2\]$/)
  expect(await livery('publish acme production --to /srv/releases')).toMatch(/published by lek\.\n\[0\]$/)
  expect(await livery('publish acme production --to /srv/releases --yes')).toContain('has the same files')
})

test('[OPS-01] no brand publishes a second host name of another brand', async () => {
  const { brands, livery } = openReleases()
  const inProduction = (site: object) => ({ 'environments/production.json': JSON.stringify(site) })
  const games = { shellOrigin: 'https://play.acme.example' }
  brands.acme = { ...smallBrand, ...inProduction({ site: { domains: { 'www.acme.example': {} } }, games }) }
  await livery('publish acme production --store /srv/releases')
  // The two brands come from two folders, so their validation does not compare them.
  delete brands.acme
  const domains = { 'www.bravo.example': {}, 'play.acme.example': {} }
  brands.bravo = { ...namedBrand('bravo'), ...inProduction({ site: { domains } }) }
  expect(lastLines(await livery('publish bravo production --store /srv/releases'), 2)).toBe(
    'play.acme.example is a host name of acme in this store. Nothing was published.\n[2]',
  )
})

test('[OPS-01] a brand whose merged files are too large for hosts is not published', async () => {
  const { brands, livery } = openReleases()
  const features = (name: string) =>
    Object.fromEntries(
      Array.from({ length: 4000 }, (_, index) => [`${name}-${index}`, { enabled: true, description: 'A feature.' }]),
    )
  brands.big = namedBrand('big', { features: features('big') })
  brands.acme = namedBrand('acme', { extends: 'big', features: features('own') })
  const out = await livery('publish acme production --store /srv/releases')
  expect(out).toMatch(
    /^acme\/manifest\.json {3}The file has \d+ characters, but the limit is 524288\. .*\nNo host could use this release of acme, so nothing was published\.\n\[1\]$/,
  )
  expect(await livery('releases acme production --store /srv/releases')).toContain('There is no release of acme')
})

test('[OPS-04] diff and publish show that the data of the sandbox has changed', async () => {
  const { brands, livery } = openReleases()
  await livery('publish acme staging --store /srv/releases')
  brands.acme = { ...smallBrand, 'sandbox.json': '{ "locales": ["th-th"] }' }
  const changed = '  ~ sandbox.json\n1 difference.\n'
  expect(await livery('diff acme staging --store /srv/releases')).toBe(`${changed}[0]`)
  expect(await livery('publish acme staging --store /srv/releases')).toContain(changed)
  expect(await livery('diff acme staging production')).not.toContain('sandbox.json')
})

test('[OPS-01] a picture that cannot be read ends publish with the name of the file', async () => {
  const { brands, context, livery } = openReleases()
  brands.acme = { ...smallBrand, 'assets/extra.svg': '' }
  const readFile = context.createBrandFileReader('/project/merchants')
  Object.assign(context, {
    createBrandFileReader: (): typeof readFile => (merchant, path) =>
      path === 'assets/extra.svg' ? undefined : readFile(merchant, path),
  })
  expect(await livery('publish acme production --store /srv/releases')).toBe(
    'acme/assets/extra.svg cannot be read. Check the file and its rights.\n[2]',
  )
})
