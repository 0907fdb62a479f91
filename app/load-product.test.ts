import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtProduct } from '../runtime/manifest/index.ts'
import { loadProduct } from './load-product.ts'
import { folderOfFile } from '../tests/support/temporary-folders.ts'

const folder = folderOfFile()

test('[BRD-05] if an area checks a key that no manifest has, the error names the line of the check', async () => {
  const code = `export const checks = [\n  { at: '/bnners/*', check: () => [] },\n]\n`
  writeFileSync(join(folder, 'checks.ts'), code)
  const { banners } = builtProduct.areas
  const product = { ...builtProduct, areas: { ...(banners && { banners }) } }
  await expect(loadProduct(product, () => folder)).rejects.toThrow(
    'checks.ts:2  The check of "/bnners/*" never runs, because the manifest has no key "bnners".',
  )
})
