import { expect, test } from 'vitest'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { transcript } from '../../tests/support/run-fake-cli.ts'

test('[OPS-04] matrix compares the areas, features, pages and locales of brands', async () => {
  const brands = {
    acme: namedBrand('acme', {
      routes: { faq: { enabled: false } },
      features: { rebate: { enabled: false } },
      locales: { 'en-th': null },
    }),
    other: namedBrand('other', { areas: ['account', 'info'] }),
  }
  const table = await transcript('matrix --differing', brands)
  expect(
    table
      .split('\n')
      .filter((line) => /area (games|info)|feature |locale |page faq|^ +acme/.test(line))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "                             acme  other
    area games                   on    off
    feature rebate               off   on
    locale en-th                 -     on
    page faq                     off   on"
  `)
  const all = JSON.parse((await transcript('matrix acme --format json', brands)).replace(/\[0\]$/, '')) as {
    readonly rows: readonly { readonly name: string; readonly brands: object }[]
  }
  expect(all.rows).toContainEqual({ name: 'area info', brands: { acme: 'on' } })
  expect(all.rows).toContainEqual({ name: 'area layout', brands: { acme: 'on' } })
  expect(all.rows).toContainEqual({ name: 'page faq', brands: { acme: 'off' } })
  expect(all.rows).toContainEqual({ name: 'feature blog', brands: { acme: 'on' } })
  expect(all.rows).toContainEqual({ name: 'locale th-th', brands: { acme: 'on' } })
  expect(await transcript('matrix acne', brands)).toMatch(/Did you mean "acme"\?[^]*\[2\]$/)
})

test('matrix says that no brand can be compared if all brands are unreadable', async () => {
  const output = await transcript('matrix acme', { acme: { ...namedBrand('acme', {}), 'manifest.json': '{' } })
  expect(output).toMatch(/No brand can be compared\.[^]*\[2\]$/)
})
