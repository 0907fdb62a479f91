import { expect, test } from 'vitest'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { transcript } from '../../tests/support/run-fake-cli.ts'

const brands = {
  acme: {
    ...namedBrand('acme', { toast: { duration: 6000 } }),
    'environments/staging.json': '{\n  "toast": { "duration": 9000 }\n}\n',
  },
}

/** The output of a command. The line in the base's file is left out, because the base changes often. */
const explained = async (command: string) =>
  (await transcript(command, brands)).replace(/(base\/manifest\.json):\d+/, '$1:LINE')

test('[OPS-04] explain shows a value, the line that sets it, and the overridden values', async () => {
  expect(await explained('explain acme staging /toast/duration')).toMatchInlineSnapshot(`
    "/toast/duration is 9000
      written in merchants/acme/environments/staging.json:2:26 (environment)
      instead of 6000 in merchants/acme/manifest.json:7:17 (merchant)
      instead of 3000 in merchants/base/manifest.json:LINE:17 (base)
    [0]"
  `)
  expect(await explained('explain acme production /toast/duration')).toMatchInlineSnapshot(`
    "/toast/duration is 6000
      written in merchants/acme/manifest.json:7:17 (merchant)
      instead of 3000 in merchants/base/manifest.json:LINE:17 (base)
    [0]"
  `)
})

test.each([
  ['/deposit/preset', '/deposit/presets'],
  ['/deposit/presets/amount', '/deposit/presets/amounts'],
  ['/deposits', '/deposit'],
])('[OPS-04] for %s, explain suggests a place that exists', async (written, meant) => {
  expect(await transcript(`explain acme production ${written}`, brands)).toMatch(
    new RegExp(`no value at ${written}\\. Did you mean "${meant}"\\?\n\\[2\\]$`),
  )
})

test.each([
  'explain acme production /toast/duration',
  'impact /toast/duration',
  'routes acme production',
  'matrix acme',
])('%s counts the errors of a brand whose values it shows', async (command) => {
  const broken = { acme: namedBrand('acme', { toast: { duration: 6000 }, defaultLocale: 'xx-xx' }) }
  expect(await transcript(command, broken)).toMatch(
    /acme has 1 error, so hosts do not serve these values\. livery validate acme shows the errors\.[^]*\n\[0\]$/,
  )
  expect(await transcript(command, { acme: namedBrand('acme') })).not.toContain('error')
})
