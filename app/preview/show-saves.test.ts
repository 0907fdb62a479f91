import { expect, test } from 'vitest'
import { createMemorySource, type ManifestSource } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import type { SaveEvent } from '../client/watch-saves.ts'
import type { BrandIssues } from './bar/issues-overlay.ts'
import { createEnvironments } from './environments.ts'
import { previewRoutes, type PreviewDependencies } from './preview-routes.ts'
import { showSaves, type ShowSavesOptions } from './show-saves.ts'

const base = brandFiles('base')
/** A text in one language only, which is a warning. */
const withWarning = { ...smallBrand, 'messages/en.json': '{ "home.providers": "Studios" }' }
/** The same brand with an error: two environments have the same domain. */
const withError = {
  ...withWarning,
  'environments/staging.json': '{ "site": { "domains": { "www.acme.example": {} } } }',
}

/** A preview of one brand, whose files a test changes. */
async function openPreview(first: Readonly<Record<string, string>>) {
  let files = first
  const now = () => createMemorySource({ base, acme: files })
  const source: ManifestSource = { merchants: () => now().merchants(), load: (merchant) => now().load(merchant) }
  const environments = await createEnvironments(source, 'development', new Map())
  const backend = { isSandbox: false, syncBrands: () => {} }
  const saves: SaveEvent[] = []
  const vite = { ws: { send: (_name: string, event: SaveEvent) => void saves.push(event), on: () => {} } }
  const options = { vite, watch: () => () => {}, environments, backend, configStore: {} }
  const { refresh } = showSaves(options as unknown as ShowSavesOptions)
  const routes = previewRoutes({ environments, backend } as unknown as PreviewDependencies, () => new Response())
  return {
    environments,
    /** The issues in the overlay after a save. */
    async save(changed: Readonly<Record<string, string>>) {
      files = changed
      await refresh(['acme'])
      return saves.at(-1)?.issues.map(({ code }) => code)
    },
    /** The issues in the overlay of a page that opens. */
    async load() {
      const response = await routes.fetch(
        new Request('http://acme.localhost/__livery/issues', { headers: { host: 'acme.localhost' } }),
      )
      return ((await response.json()) as BrandIssues).issues.map(({ code }) => code)
    },
    async page() {
      const headers = { host: 'acme.localhost' }
      return (await routes.fetch(new Request('http://acme.localhost/', { headers }))).text()
    },
  }
}

test('[BRD-05] the overlay has the errors of a brand without its warnings, after a save and when a page opens', async () => {
  const { save, load, environments } = await openPreview(smallBrand)
  expect(await save(withError)).toEqual(['domain-claimed-twice'])
  expect(await load()).toEqual(['domain-claimed-twice'])
  expect(await save(withWarning)).toEqual([])
  expect(await load()).toEqual([])
  expect(environments.verdicts.find('acme')?.issues.map(({ severity }) => severity)).toEqual(['warning'])
})

test('[BRD-05] the page of a brand with errors lists its errors without its warnings', async () => {
  const { page } = await openPreview(withError)
  expect((await page()).match(/<li>/g)).toHaveLength(1)
})
