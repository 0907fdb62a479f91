import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../runtime/manifest/index.ts'
import { renderPagesByBuild } from './render-pages-by-build.ts'

test('[OPS-01] pages are not rendered for a brand whose files have no backend', async () => {
  const site = { apiOrigin: 'https://api.example', staticOrigin: 'embedded' }
  const resolved = { merchant: 'acme', environment: 'production', manifest: { site } } as unknown as ResolvedManifest
  const folders = { builtFolder: '/missing', projectFolder: '/missing' }
  await expect(renderPagesByBuild({ ...folders, resolved, readFile: () => undefined })).rejects.toThrow(
    'acme names no backend for its files in production, so its pages would lack data. Give --api, or publish without --pages.',
  )
})
