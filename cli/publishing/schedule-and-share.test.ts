import { expect, test } from 'vitest'
import { lastLines, openChanged } from '../../tests/support/release-cli.ts'
import { smallBrand } from '../../tests/support/small-brand.ts'

test('[OPS-01] [OPS-02] a release is scheduled, listed and cancelled', async () => {
  const { livery } = await openChanged()
  const scheduled = await livery('publish acme production --to /srv/releases --at 2026-12-01T18:00+07:00 --by Noi')
  expect(scheduled).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    acme names no backend for its calls and files in production, so they fail unless the host has --api. Write site.apiOrigin and site.staticOrigin into environments/production.json.
    Release 2 of acme in production goes into service at 2026-12-01T11:00:00.000Z, published by Noi.
    [0]"
  `)
  expect(await livery('publish acme production --to /srv/releases')).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    Release 2 of acme waits and would undo this one, so nothing was published. Cancel it first: npm run livery -- cancel acme production --store /srv/releases
    [2]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  2  2026-11-22T10:01:00.000Z  Noi  goes into service at 2026-12-01T11:00:00.000Z
    * 1  2026-11-22T10:00:00.000Z  lek  in service
    [0]"
  `)
  expect(await livery('cancel acme production 7 --store /srv/releases')).toMatchInlineSnapshot(`
    "Release 7 of acme in production is not waiting. Run livery releases to list the releases.
    [2]"
  `)
  expect(await livery('cancel acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "Cancelled release 2 of acme in production.
    [0]"
  `)
  expect(await livery('cancel acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "No release of acme in production is waiting. Run livery releases to list the releases.
    [2]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "* 1  2026-11-22T10:00:00.000Z  lek  in service
      2026-11-22T10:05:00.000Z  lek  release 2 cancelled
    [0]"
  `)
})

test('[OPS-01] [OPS-02] a release is shown to a share of visitors, then to all', async () => {
  const { livery } = await openChanged()
  // Without a percent sign, a number above 1 has only one meaning.
  expect(lastLines(await livery('publish acme production --to /srv/releases --share 10'), 3)).toMatchInlineSnapshot(`
    "Release 2 of acme in production is shown to 10% of visitors, published by lek.
    You see it at /_livery/release/2/ of the site.
    [0]"
  `)
  expect(await livery('share acme production 50 --store /srv/releases --by Noi')).toMatchInlineSnapshot(`
    "Release 2 of acme in production is shown to 50% of visitors, and to you at /_livery/release/2/.
    [0]"
  `)
  expect(await livery('share acme production 50% --store /srv/releases')).toMatchInlineSnapshot(`
    "Release 2 of acme in production is already shown to 50% of visitors. Nothing has changed.
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "  2  2026-11-22T10:01:00.000Z  lek  shown to 50% of visitors
    * 1  2026-11-22T10:00:00.000Z  lek  in service
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

test('[OPS-01] a publication names all releases that would undo it', async () => {
  const { brands, livery } = await openChanged()
  await livery('publish acme production --to /srv/releases --at 2026-12-01T18:00+07:00')
  brands.acme = smallBrand
  await livery('publish acme production --to /srv/releases --at 2026-12-02T18:00+07:00')
  const manifest = JSON.stringify({ merchant: { id: 'acme', name: 'Acme Play' } })
  brands.acme = { ...smallBrand, 'manifest.json': manifest }
  expect(await livery('publish acme production --to /srv/releases')).toContain(
    'Releases 2, 3 of acme wait and would undo this one, so nothing was published. Cancel them first: ',
  )
})

test('[OPS-02] a rollback cancels a waiting release, and says so', async () => {
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
  ['publish acme production --to /srv/releases --at tomorrow', 'an existing day and time with the offset from UTC'],
  [
    'publish acme production --to /srv/releases --at 2026-12-01T18:00',
    'an existing day and time with the offset from UTC',
  ],
  [
    'publish acme production --to /srv/releases --at 2027-02-30T18:00Z',
    'an existing day and time with the offset from UTC',
  ],
  ['publish acme production --to /srv/releases --pages dist --api nonsense', 'such as http://localhost:8080'],
  ['publish acme production --to /srv/releases --at 2026-11-01T18:00Z', '2026-11-01T18:00:00.000Z is in the past'],
  ['publish acme production --store /srv/releases --share 1', 'Write 1% or 100%.'],
  ['publish acme production --store /srv/releases --share 0.5', 'Write 0.5% or 50%.'],
  ['publish acme production --store /srv/releases --share 101', 'a share from 0% to 100%'],
  ['publish acme production --to /srv/releases --share 101%', 'a share from 0% to 100%'],
  ['publish acme production --to /srv/releases --share 100%', 'Omit --share'],
  ['publish acme production --to /srv/releases --share 5% --at 2026-12-01T18:00Z', 'not both'],
  ['publish acme staging --to /srv/releases --share 5%', 'Publish the first one without'],
  ['share acme production all --store /srv/releases', 'a share from 0% to 100%'],
  ['share acme production 5% --store /srv/releases', 'No release of acme in production is shown to a share'],
  ['cancel acme production last --store /srv/releases', '"last" is not the number of a release'],
])('[OPS-01] livery %s ends with 2 and a message', async (args, sentence) => {
  const { livery } = await openChanged()
  const output = await livery(args)
  expect(output).toContain(sentence)
  expect(output).toMatch(/\[2\]$/)
})
