import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedManifest } from '../runtime/manifest/index.ts'
import { makeBuiltStub } from '../tests/host/built-stub.ts'
import { renderPagesByBuild } from './render-pages-by-build.ts'

test('[OPS-01] pages are not rendered for a brand whose files have no backend', async () => {
  const site = { apiOrigin: 'https://api.example', staticOrigin: 'embedded' }
  const resolved = { merchant: 'acme', environment: 'production', manifest: { site } } as unknown as ResolvedManifest
  const folders = { builtFolder: '/missing', projectFolder: '/missing' }
  await expect(renderPagesByBuild({ ...folders, resolved, readFile: () => undefined })).rejects.toThrow(
    'acme names no backend for its files in production, so its pages would lack data. Give --api, or publish without --pages.',
  )
})

test('[OPS-01] pages are not rendered by a build that lacks widgets', async () => {
  const builtFolder = makeBuiltStub({ widgets: {} })
  onTestFinished(() => rmSync(builtFolder, { recursive: true }))
  const site = { apiOrigin: 'https://api.example', staticOrigin: 'https://api.example' }
  const resolved = { merchant: 'acme', environment: 'production', manifest: { site } } as unknown as ResolvedManifest
  await expect(
    renderPagesByBuild({ builtFolder, projectFolder: '/missing', resolved, readFile: () => undefined }),
  ).rejects.toThrow(/lacks \d+ widgets \(.+, …\), so blocks would be missing in pages\. Run livery build again\.$/)
})
