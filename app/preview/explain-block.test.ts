import { expect, test } from 'vitest'
import { createMemorySource, validateMerchant } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { explainBlock } from './explain-block.ts'

const layersOf = async (manifest: object) => {
  const acme = { ...smallBrand, 'manifest.json': JSON.stringify(manifest, null, 2) }
  const { layers } = await validateMerchant(createMemorySource({ base: brandFiles('base'), acme }), 'acme')
  return layers.get('development') ?? []
}

const banner = 'routes/home/regions/main/blocks/banner'
const withInterval = {
  merchant: { id: 'acme', name: 'Acme' },
  routes: { home: { regions: { main: { blocks: { banner: { props: { interval: 4000 } } } } } } },
}

test('[BRD-09] each prop of a block has its origin and the overridden values', async () => {
  const layers = await layersOf(withInterval)
  const explained = explainBlock(layers, banner)
  expect(explained).toMatchObject({
    block: banner,
    widget: 'banners/banner-carousel',
    place: { file: 'base/manifest.json', layer: 'base' },
    props: [
      {
        name: 'interval',
        value: 4000,
        place: { file: 'acme/manifest.json', layer: 'merchant' },
        overrode: [{ value: 6000, file: 'base/manifest.json', layer: 'base' }],
      },
    ],
  })
})

test('a block without props has an empty list; other paths are not explained', async () => {
  const layers = await layersOf({ merchant: { id: 'acme', name: 'Acme' } })
  expect(explainBlock(layers, 'shell/modals/blocks/auth')?.props).toEqual([])
  for (const path of ['routes/home', 'merchant/name', 'routes/nowhere/regions/main/blocks/x', '__proto__/widget', ''])
    expect(explainBlock(layers, path), path).toBeUndefined()
})
