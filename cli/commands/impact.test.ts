import { expect, test } from 'vitest'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { transcript } from '../../tests/support/run-fake-cli.ts'

test('[OPS-04] impact lists the brands that a change of a value reaches', async () => {
  const brands = {
    acme: namedBrand('acme'),
    other: namedBrand('other', { toast: { duration: 4000 } }),
    third: namedBrand('third', { extends: 'other' }),
  }
  const output = (await transcript('impact /toast/duration', brands)).replace(
    /base\/manifest\.json:\d+:\d+/,
    'base/manifest.json',
  )
  expect(output).toMatchInlineSnapshot(`
    "/toast/duration in production
      merchants/other/manifest.json:7:17  4000
        affects other, third
      merchants/base/manifest.json  3000
        affects acme
    [0]"
  `)
  expect(await transcript('impact /merchant/name --env staging', { acme: namedBrand('acme') })).toMatchInlineSnapshot(`
    "/merchant/name in staging
      merchants/acme/manifest.json:4:13  "acme"
        affects acme
    [0]"
  `)
  const json = JSON.parse(
    (await transcript('impact toast/duration --format json', brands)).replace(/\[0\]$/, ''),
  ) as object
  expect(json).toMatchObject({ sources: [{ value: 4000, brands: ['other', 'third'] }, { brands: ['acme'] }] })
  expect(await transcript('impact /nothing/here', brands)).toBe('No brand has a value at /nothing/here.\n[2]')
  expect(await transcript('impact /deposit/preset', brands)).toBe(
    'No brand has a value at /deposit/preset. Did you mean "/deposit/presets"?\n[2]',
  )
})
