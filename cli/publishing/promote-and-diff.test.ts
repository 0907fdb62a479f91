import { expect, test } from 'vitest'
import { openChanged, openReleases } from '../../tests/support/release-cli.ts'
import { smallBrand } from '../../tests/support/small-brand.ts'

test('[OPS-04] promote publishes the files of staging’s release with the layer of production', async () => {
  const { livery } = await openChanged()
  await livery('publish acme staging --to /srv/releases')
  expect(await livery('promote acme staging production --store /srv/releases --dry-run')).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    [0]"
  `)
  expect(await livery('promote acme staging production --store /srv/releases')).toMatchInlineSnapshot(`
    "  ~ /tokens/radius/card/$value/value  12 → 3
    1 difference.
    acme names no backend for its calls and files in production, so they fail unless the host has --api. Write site.apiOrigin and site.staticOrigin into environments/production.json.
    Release 2 of acme in production is in service, published by lek.
    [0]"
  `)
  expect(await livery('releases acme production --store /srv/releases')).toMatchInlineSnapshot(`
    "* 2  2026-11-22T10:03:00.000Z  lek  in service  release 1 of staging
      1  2026-11-22T10:00:00.000Z  lek
    [0]"
  `)
  expect(await livery('diff acme production --store /srv/releases')).toContain('No differences.')
})

test('[OPS-04] promote refuses a missing release, other files, files with errors and equal environments', async () => {
  const { brands, livery } = await openChanged()
  const promote = 'promote acme staging production --store /srv/releases'
  expect(await livery(promote)).toMatchInlineSnapshot(`
    "There is no release of acme in staging to promote.
    [2]"
  `)
  await livery('publish acme staging --to /srv/releases')
  brands.acme = { ...smallBrand, 'tokens.json': JSON.stringify({ radius: { card: { $value: { value: 4 } } } }) }
  expect(await livery(promote)).toMatchInlineSnapshot(`
    "The files in /project/merchants are not those of release 1 of acme in staging. Publish them there first, or check out the files of that release.
    [2]"
  `)
  brands.acme = { ...smallBrand, 'tokens.json': '{ "colour": {} }' }
  expect(await livery(promote)).toMatch(/Nothing was published\.\n\[1\]$/)
  expect(await livery('promote acme production production --store /srv/releases')).toContain(
    'Give two different environments',
  )
})

test('[OPS-04] a comparison of two environments lists the changed settings', async () => {
  const { livery } = openReleases()
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
