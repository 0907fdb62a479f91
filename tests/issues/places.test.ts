import { expect, test } from 'vitest'
import { loadProduct } from '../../app/load-product.ts'
import { createMemorySource, validateMerchant } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/small-brand.ts'

const product = await loadProduct()

/** The code, file and line of each issue of `smallBrand` with these files added. */
async function placesOf(files: Readonly<Record<string, string>>, ofProduct = product): Promise<string[]> {
  const source = createMemorySource({ base: brandFiles('base'), acme: { ...smallBrand, ...files } })
  const { issues } = await validateMerchant(source, 'acme', ofProduct)
  return issues.map(({ code, file, line }) => `${code} ${file}:${line}`)
}

test('[BRD-05] the issue of a missing translation is at the brand’s own text', async () => {
  const files = {
    'manifest.json': '{ "merchant": { "id": "acme", "name": "Acme" }, "seo": { "title": "acme.hello" } }',
    'messages/en.json': '{\n  "acme.hello": "Hello"\n}',
  }
  expect(await placesOf(files)).toEqual(['untranslated-texts acme/messages/en.json:2'])
})

test('[BRD-05] an origin in the manifest counts only for the environments that do not replace it', async () => {
  const replaced = (domain: string) =>
    `{ "site": { "domains": { "${domain}": {} } }, "games": { "shellOrigin": "none" } }`
  const files = {
    'manifest.json': `{
      "merchant": { "id": "acme", "name": "Acme" },
      "games": { "shellOrigin": "https://games.acme.example" }
    }`,
    'environments/development.json': replaced('dev.acme.example'),
  }
  expect(await placesOf(files)).toEqual(['domain-claimed-twice acme/manifest.json:3'])
  expect(await placesOf({ ...files, 'environments/staging.json': replaced('staging.acme.example') })).toEqual([])
})

test('[BRD-05] each reference to a token of another type is an issue of its own', async () => {
  const link = '{ "link": { "$value": "{radius.card}" } }'
  expect(await placesOf({ 'tokens.json': `{\n  "light": ${link},\n  "dark": ${link}\n}` })).toEqual([
    'wrong-alias acme/tokens.json:2',
    'wrong-alias acme/tokens.json:3',
  ])
})

test('[BRD-05] each cycle of tokens is one issue, and a token that leads to the cycle has no issue', async () => {
  const tokens = `{
    "palette": {
      "a": { "$value": "{palette.b}" },
      "b": { "$value": "{palette.a}" },
      "c": { "$value": "{palette.d}" },
      "d": { "$value": "{palette.c}" }
    },
    "light": { "link": { "$value": "{palette.d}" } }
  }`
  expect(await placesOf({ 'tokens.json': tokens })).toEqual([
    'cyclic-alias acme/tokens.json:3',
    'cyclic-alias acme/tokens.json:5',
  ])
})

test('[BRD-05] if a brand replaces the widget of a block, issues of inherited props are at the new widget', async () => {
  const { widgets } = product
  const references = { ...widgets.references, 'contact/contact-list': [{ at: ['page'], kind: 'message' as const }] }
  const files = {
    'manifest.json': `{
      "merchant": { "id": "acme", "name": "Acme" },
      "routes": { "contact-us": { "regions": { "main": { "blocks": {
        "text": { "widget": "contact/contact-list" }
      } } } } }
    }`,
  }
  expect(await placesOf(files, { ...product, widgets: { ...widgets, references } })).toEqual([
    'unknown-message acme/manifest.json:4',
    'unknown-prop acme/manifest.json:4',
  ])
})
