import { describe, expect, test } from 'vitest'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { createMemorySource } from './memory-source.ts'
import { createExplainer } from './origin.ts'
import { validateMerchant } from './brand-validator.ts'
import { leafPointers, pointerKeys } from './pointer.ts'
import type { Origin } from './stages.ts'

const base = brandFiles('base')

async function explainBrand(acme: Record<string, string>, environment: 'development' | 'production' = 'production') {
  const verdict = await validateMerchant(createMemorySource({ base, acme: { ...smallBrand, ...acme } }), 'acme')
  expect(verdict.issues).toEqual([])
  const layers = verdict.layers.get(environment) ?? []
  const { explain } = createExplainer(layers)
  const texts = new Map(layers.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const)))
  const lineOf = ({ file, line }: Origin) => texts.get(file)?.split('\n')[line - 1] ?? ''
  return { explain, lineOf, manifest: verdict.manifests.get(environment) }
}

describe('every value has an origin', () => {
  test('the highest layer that sets the value wins, and the overridden values are listed', async () => {
    const { explain } = await explainBrand({
      'manifest.json': '{\n  "merchant": { "id": "acme", "name": "Acme" },\n  "auth": { "urlLogin": "off" }\n}',
      'environments/production.json': '{\n  "auth": { "urlLogin": "auto" }\n}',
    })
    expect(explain('/auth/urlLogin')).toMatchObject({
      value: 'auto',
      origin: { file: 'acme/environments/production.json', line: 2, column: 25, layer: 'environment' },
      overrode: [
        { value: 'off', file: 'acme/manifest.json', line: 3, layer: 'merchant' },
        { value: 'confirm', file: 'widgets/account/defaults.json', layer: 'base' },
      ],
    })
  })

  test('the origin of a token or a text is in its own file', async () => {
    const { explain } = await explainBrand({
      'tokens.json': '{\n  "radius": { "card": { "$value": { "value": 4 } } }\n}',
      'messages/th.json': '{ "menu.home": "บ้าน" }',
      'messages/en.json': '{ "menu.home": "House" }',
    })
    expect(explain('/tokens/radius/card/$value/value')).toMatchObject({
      value: 4,
      origin: { file: 'acme/tokens.json', line: 2 },
    })
    expect(explain('/tokens/radius/card/$value/unit')).toMatchObject({
      value: 'px',
      origin: { file: 'base/tokens.json' },
    })
    expect(explain('/messages/th/menu.home')).toMatchObject({
      value: 'บ้าน',
      origin: { file: 'acme/messages/th.json', column: 16 },
    })
  })

  test('the explanation of an object contains the merged value', async () => {
    const { explain } = await explainBrand({
      'manifest.json': '{ "merchant": { "id": "acme", "name": "Acme" }, "otp": { "length": 4 } }',
    })
    expect(explain('/otp')?.value).toEqual({ length: 4, autoSubmit: false, clearOnError: false })
  })

  test('a removed value has no origin', async () => {
    const { explain } = await explainBrand({
      'manifest.json': '{ "merchant": { "id": "acme", "name": "Acme" }, "routes": { "blog-post": null } }',
    })
    expect(explain('/routes/blog-post/path')).toBeUndefined()
    expect(explain('/nowhere')).toBeUndefined()
  })

  test('every leaf of a manifest has an origin, and its line contains the key of the leaf', async () => {
    const { explain, lineOf, manifest } = await explainBrand({})
    for (const pointer of leafPointers(manifest as never)) {
      const explained = explain(pointer)
      const key = JSON.stringify(pointerKeys(pointer).at(-1))
      expect(explained && lineOf(explained.origin), pointer).toContain(`${key}:`)
    }
  })
})
