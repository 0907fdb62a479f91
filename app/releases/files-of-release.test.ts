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
  test('there are brands', () => expect(verdicts.length).toBeGreaterThan(1))

  test.each(environments)('[OPS-01] contain the whole brand of %s, and no other file', async (environment) => {
    const validator = createReleaseValidator(product)
    for (const verdict of verdicts) {
      const resolved = await resolveManifest(verdict, environment)
      if (!resolved) throw new Error(`${verdict.merchant} has errors.`)
      const files = collectReleaseFiles(resolved, createBrandFileReader(folders))
      const { messages } = resolved.manifest
      const paths = [
        'manifest.json',
        'tokens.json',
        ...Object.keys(messages).map((language) => `messages/${language}.json`),
        ...(environment === 'production' ? [] : ['sandbox.json']),
        ...[...resolved.content.keys()].map((path) => `content/${path}`),
        ...[...resolved.assets.keys()].map((path) => `assets/${path}`),
      ]
      expect([...files.keys()]).toEqual(paths.toSorted())
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
