import { expect, test } from 'vitest'
import { smallBrand } from '../tests/support/small-brand.ts'
import { fakeContext } from '../tests/support/fake-context.ts'
import { runCli } from './run-cli.ts'

const named = (id: string, more: object = {}) => ({
  ...smallBrand,
  'manifest.json': `${JSON.stringify({ merchant: { id, name: id }, ...more }, null, 2)}\n`,
  'environments/development.json': `{ "site": { "domains": { "${id}.localhost": {} } } }\n`,
  'environments/staging.json': `{ "site": { "domains": { "staging.${id}.example": {} } } }\n`,
  'environments/production.json': `{ "site": { "domains": { "www.${id}.example": {} } } }\n`,
})

async function livery(args: string, brands: Record<string, Record<string, string>>) {
  const context = fakeContext(brands)
  const code = await runCli(args.split(' '), context)
  return `${context.written.join('')}${context.errors.join('')}[${code}]`
}

test('[OPS-04] impact lists the brands that a change of a value reaches', async () => {
  const brands = {
    acme: named('acme'),
    other: named('other', { toast: { duration: 4000 } }),
    third: named('third', { extends: 'other' }),
  }
  const output = (await livery('impact /toast/duration', brands)).replace(
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
  expect(await livery('impact /merchant/name --env staging', { acme: named('acme') })).toMatchInlineSnapshot(`
    "/merchant/name in staging
      merchants/acme/manifest.json:4:13  "acme"
        affects acme
    [0]"
  `)
  const json = JSON.parse((await livery('impact toast/duration --format json', brands)).replace(/\[0\]$/, '')) as object
  expect(json).toMatchObject({ sources: [{ value: 4000, brands: ['other', 'third'] }, { brands: ['acme'] }] })
  expect(await livery('impact /nothing/here', brands)).toBe('No brand has a value at /nothing/here.\n[2]')
})

test('[OPS-04] matrix compares the areas, features, pages and locales of brands', async () => {
  const brands = {
    acme: named('acme', { routes: { faq: { enabled: false } } }),
    other: named('other', { areas: ['account', 'info'] }),
  }
  const table = await livery('matrix --differing', brands)
  expect(
    table
      .split('\n')
      .filter((line) => /area (games|info)|page faq|^ +acme/.test(line))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "                             acme  other
    area games                   on    off
    page faq                     off   on"
  `)
  const all = JSON.parse((await livery('matrix acme --format json', brands)).replace(/\[0\]$/, '')) as {
    readonly rows: readonly { readonly name: string; readonly brands: object }[]
  }
  expect(all.rows).toContainEqual({ name: 'area info', brands: { acme: 'on' } })
  expect(all.rows).toContainEqual({ name: 'page faq', brands: { acme: 'off' } })
  expect(await livery('matrix acne', brands)).toMatch(/Did you mean "acme"\?[^]*\[2\]$/)
})

test('[OPS-04] fix corrects only mistakes that have one possible fix', async () => {
  const text =
    '{\n  // The brand\n  "merchant": { "id": "acme", "name": "Acme", },\n  "toast": { "duraton": 4000 }\n}\n'
  const brands = { acme: { ...named('acme'), 'manifest.json': text } }
  expect(await livery('fix --dry-run', brands)).toMatchInlineSnapshot(`
    "merchants/acme/manifest.json:2:3  JSON has no comments, so Livery cannot read the file.
    merchants/acme/manifest.json:3:45  Livery cannot read the file as JSON here: there is a comma after the last entry. Remove the comma.
    2 could be fixed, 2 errors now.
    [0]"
  `)
  expect(brands.acme['manifest.json']).toBe(text)
  expect(await livery('fix acme', brands)).toMatchInlineSnapshot(`
    "merchants/acme/manifest.json:2:3  JSON has no comments, so Livery cannot read the file.
    merchants/acme/manifest.json:3:45  Livery cannot read the file as JSON here: there is a comma after the last entry. Remove the comma.
    2 fixed, 1 error left.
    [1]"
  `)
  expect(brands.acme['manifest.json']).toBe(
    '{\n  \n  "merchant": { "id": "acme", "name": "Acme" },\n  "toast": { "duraton": 4000 }\n}\n',
  )
  expect(await livery('fix acme', { acme: named('acme') })).toBe('0 fixed, 0 errors left.\n[0]')
})
