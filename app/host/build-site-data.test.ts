import { expect, test } from 'vitest'
import { createMemorySource } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { sandboxBackend } from '../backends.ts'
import { loadSandboxParts } from '../sandbox-parts.ts'
import { createBrandStore } from './brand-store.ts'
import { buildSiteData } from './build-site-data.ts'
import { createVerdicts } from './verdicts.ts'

test.each(['Acme', 'Cash$$', "$& $` $' $1", '"Acme" \\ Co'])(
  '[BRD-01] the name %s replaces {merchant} as it is, in the texts of pages and in the data of the sandbox',
  async (name) => {
    const acme = {
      ...smallBrand,
      'manifest.json': JSON.stringify({ merchant: { id: 'acme', name } }),
    }
    const source = createMemorySource({ base: brandFiles('base'), acme })
    const store = createBrandStore(createVerdicts(source, 'acme'), 'development', new Map())
    await store.refresh()
    expect(store.broken()).toEqual([])
    const resolved = store.find('acme')?.resolved
    const { messages } = resolved ? buildSiteData(resolved, 'en-th') : {}
    expect(messages?.['seo.title']).toBe(`${name}: games, sports and live casino`)
    const backend = sandboxBackend(store, await loadSandboxParts())
    const headers = { host: 'acme.localhost' }
    const request = new Request('http://acme.localhost/static/frontend/staging/seo.json', { headers })
    expect(await (await backend.fetch(request)).json()).toContainEqual(
      expect.objectContaining({ url: '/', title: `${name}: 5,000 games, one balance` }),
    )
    backend.close()
  },
)
