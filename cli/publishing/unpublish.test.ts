import { expect, test } from 'vitest'
import { lastLines, openChanged, openReleases } from '../../tests/support/release-cli.ts'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { smallBrand } from '../../tests/support/small-brand.ts'

test('[OPS-02] a brand is unpublished, listed as unpublished, and brought back by a rollback', async () => {
  const { livery } = await openChanged()
  await livery('publish acme production --to /srv/releases')
  expect(await livery('unpublish acme production --store /srv/releases --by Noi')).toMatchInlineSnapshot(`
    "Release 2 of acme in production is in service at www.acme.example.
    acme is unpublished from production, by Noi. To bring it back: npm run livery -- rollback acme production --store /srv/releases
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  2  2026-11-22T10:01:00.000Z  lek  unpublished
      1  2026-11-22T10:00:00.000Z  lek
      2026-11-22T10:02:00.000Z  Noi  release 2 unpublished
    [0]"
  `)
  const json = (await livery('releases acme production --store /srv/releases --format json')).replace(/\[0\]$/, '')
  expect(JSON.parse(json)).toMatchObject({
    releases: [
      { sequence: 2, inService: false, unpublished: true },
      { sequence: 1, inService: false },
    ],
    events: [{ by: 'Noi', sequence: 2, change: 'unpublished' }],
  })
  expect(await livery('unpublish acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "acme is already unpublished from production.
    [2]"
  `)
  expect(lastLines(await livery('rollback acme production --store /srv/releases'), 2)).toMatchInlineSnapshot(`
    "Release 3 of acme in production is in service, with the files of release 2, by lek.
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "* 3  2026-11-22T10:06:00.000Z  lek  in service  the files of release 2
      2  2026-11-22T10:01:00.000Z  lek
      1  2026-11-22T10:00:00.000Z  lek
      2026-11-22T10:02:00.000Z  Noi  release 2 unpublished
    [0]"
  `)
})

test('[OPS-01] an unpublished brand is published again with the same files, but first to all visitors', async () => {
  const { livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  await livery('unpublish acme production --store /srv/releases')
  for (const opening of ['--share 5%', '--at 2026-12-01T18:00Z'])
    expect(await livery(`publish acme production --to /srv/releases ${opening}`)).toMatch(
      /^No release of acme is in service in production\. Publish one without --at and --share\.\n\[2\]$/,
    )
  expect(lastLines(await livery('publish acme production --to /srv/releases'), 2)).toBe(
    'Release 2 of acme in production is in service, published by lek.\n[0]',
  )
})

test('[OPS-02] unpublish cancels the waiting releases, and says so', async () => {
  const { livery } = await openChanged()
  await livery('publish acme production --to /srv/releases --share 10%')
  expect(lastLines(await livery('unpublish acme production --store /srv/releases'), 2)).toBe(
    'Cancelled release 2, which was waiting.\n[0]',
  )
  for (const command of ['share acme production 50%', 'cancel acme production'])
    expect(await livery(`${command} --store /srv/releases`)).toMatch(/\[2\]$/)
})

test('[OPS-02] in a terminal, unpublish asks, and only "yes" or --yes unpublishes', async () => {
  const { livery } = openReleases(['yes', 'no', 'yes'])
  await livery('publish acme production --to /srv/releases')
  expect(await livery('unpublish acme production --store /srv/releases')).toMatch(/Nothing was unpublished\.\n\[2\]$/)
  expect(await livery('releases acme production --store /srv/releases')).toContain('in service')
  expect(await livery('unpublish acme production --store /srv/releases')).toMatch(
    /is unpublished from production.*\[0\]$/s,
  )
  await livery('rollback acme production --store /srv/releases')
  expect(await livery('unpublish acme production --store /srv/releases --yes')).toMatch(/\[0\]$/)
})

test('[BRD-01] another brand may publish the host names of an unpublished brand, which then stays unpublished', async () => {
  const { brands, livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  brands.other = { ...smallBrand, 'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }' }
  delete brands.acme
  expect(await livery('publish other production --to /srv/releases')).toContain('is a host name of acme in this store')
  await livery('unpublish acme production --store /srv/releases')
  expect(await livery('publish other production --to /srv/releases')).toContain('Release 1 of other in production')
  expect(lastLines(await livery('rollback acme production --store /srv/releases'), 2)).toBe(
    'www.acme.example is a host name of other in this store. Nothing has changed.\n[2]',
  )
})

test('[OPS-03] the folder of a web server keeps no page of an unpublished brand', async () => {
  const { livery, context } = await openChanged()
  await livery('publish acme production --to /srv/releases --pages dist')
  await livery('pages acme production --store /srv/releases --out /srv/pages')
  await livery('unpublish acme production --store /srv/releases')
  expect(await livery('pages acme production --store /srv/releases --out /srv/pages')).toBe(
    '/srv/pages now has no pages of acme: the brand is unpublished.\n[0]',
  )
  expect(context.folders.get('/srv/pages')).toEqual({})
})

test('[OPS-04] an unpublished brand cannot be promoted to another environment', async () => {
  const { livery } = openReleases()
  await livery('publish acme staging --to /srv/releases')
  await livery('unpublish acme staging --store /srv/releases')
  expect(await livery('promote acme staging production --store /srv/releases')).toBe(
    'There is no release of acme in staging to promote.\n[2]',
  )
})

test('[OPS-02] unpublish changes nothing if another publisher overtakes it', async () => {
  const { brands, context, livery } = openReleases()
  await livery('publish acme production --to /srv/releases')
  const store = await context.openReleases('/srv/releases', false)
  const { movePointer } = store
  store.movePointer = async (key, text, tag) => {
    store.movePointer = movePointer
    await movePointer(key, (await store.readPointer(key))?.text ?? '', tag)
    return movePointer(key, text, tag)
  }
  expect(await livery('unpublish acme production --store /srv/releases')).toContain('so nothing was unpublished')
  expect(await livery('releases acme production --store /srv/releases')).toContain('in service')
  brands.other = namedBrand('other')
  expect(await livery('unpublish other production --store /srv/releases')).toBe(
    'There is no release of other in production in this store.\n[2]',
  )
})
