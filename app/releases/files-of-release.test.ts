import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  createReleaseValidator,
  environments,
  validateMerchants,
  resolveManifest,
} from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { projectRoot } from '../../tests/support/run-command.ts'
import { createBrandFileReader } from '../../runtime/sources/brand-file-reader.ts'
import { loadProduct } from '../load-product.ts'
import { asMerchantFiles, collectReleaseFiles } from './files-of-release.ts'

const folders = [join(projectRoot, 'merchants')]
const product = await loadProduct()
const verdicts = await validateMerchants(createFileSource({ folders }), undefined, product)

describe('the files of a release', () => {
  test.each(environments)('[OPS-01] contain the brand of %s (production: no sandbox data)', async (environment) => {
    const validator = createReleaseValidator(product)
    for (const verdict of verdicts) {
      const resolved = await resolveManifest(verdict, environment)
      if (!resolved) throw new Error(`${verdict.merchant} has errors.`)
      const files = collectReleaseFiles(resolved, createBrandFileReader(folders))
      const read = validator(asMerchantFiles(verdict.merchant, files), environment)
      expect(read.issues).toEqual([])
      expect(read.manifests.get(environment)).toEqual(resolved.manifest)
      const again = await resolveManifest(read, environment)
      expect([...(again?.content.keys() ?? [])].toSorted()).toEqual([...resolved.content.keys()].toSorted())
      expect([...(again?.assets.keys() ?? [])].toSorted()).toEqual([...resolved.assets.keys()].toSorted())
      expect(again?.sandbox).toEqual(environment === 'production' ? {} : resolved.sandbox)
    }
  })
})
