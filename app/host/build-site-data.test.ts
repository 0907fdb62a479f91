import { expect, test } from 'vitest'
import { createMemorySource } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { sandboxBackend } from '../backends.ts'
import { loadSandboxParts } from '../sandbox-parts.ts'
import { createBrandStore } from './brand-store.ts'
import { areasOfBrand } from '../areas/areas-of-brand.ts'
import { buildSiteData, dialogPages, siteWithout } from './build-site-data.ts'
import { createVerdicts } from './verdicts.ts'

/** The store of a brand "acme" with this manifest. */
async function storeOf(manifest: object) {
  const acme = { ...smallBrand, 'manifest.json': JSON.stringify(manifest) }
  const source = createMemorySource({ base: brandFiles('base'), acme })
  const store = createBrandStore(createVerdicts(source, 'acme'), 'development', new Map())
  await store.refresh()
  expect(store.broken()).toEqual([])
  return store
}

test.each(['Acme', 'Cash$$', "$& $` $' $1", '"Acme" \\ Co'])(
  '[BRD-01] the name %s replaces {merchant} as it is, in the texts of pages and in the data of the sandbox',
  async (name) => {
    const store = await storeOf({ merchant: { id: 'acme', name } })
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

test('brands that inherit their areas and pages share what the host derives from them', async () => {
  const bravo = Object.entries(smallBrand).map(([path, text]) => [path, text.replaceAll('acme', 'bravo')] as const)
  const source = createMemorySource({ base: brandFiles('base'), acme: smallBrand, bravo: Object.fromEntries(bravo) })
  const store = createBrandStore(createVerdicts(source), 'development', new Map())
  await store.refresh()
  const [one, other] = store.all().map(({ resolved }) => resolved.manifest)
  if (!one || !other) throw new Error('A brand is broken.')
  expect(one).not.toBe(other)
  expect(areasOfBrand(one)).toBe(areasOfBrand(other))
  expect(dialogPages(one)).toBe(dialogPages(other))
})

test('a site has only the blocks that the order of their region lists', async () => {
  const store = await storeOf({
    merchant: { id: 'acme', name: 'Acme' },
    shell: { footer: { order: ['footer'] } },
    routes: { home: { regions: { main: { order: ['providers', 'banner'] } } } },
  })
  const resolved = store.find('acme')?.resolved
  const { shell, routes } = resolved ? buildSiteData(resolved, 'en-th') : {}
  expect(Object.keys(shell?.footer?.blocks ?? {})).toEqual(['footer'])
  expect(routes?.home?.regions?.main?.order).toEqual(['providers', 'banner'])
  expect(Object.keys(routes?.home?.regions?.main?.blocks ?? {}).toSorted()).toEqual(['banner', 'providers'])
})

test('a site is the same object for each page while its backend lacks the same calls', async () => {
  const resolved = (await storeOf({ merchant: { id: 'acme', name: 'Acme' } })).find('acme')?.resolved
  if (!resolved) throw new Error('The brand is broken.')
  const site = buildSiteData(resolved, 'en-th')
  const lacking = (...calls: string[]) => siteWithout(site, new Set(calls))
  expect(lacking()).toBe(site)
  const first = lacking('banner/list')
  expect(first.missingCalls).toContain('banner/list')
  expect(lacking('banner/list')).toBe(first)
  expect(lacking('banner/list', 'blog/list').missingCalls).toEqual([...(first.missingCalls ?? []), 'blog/list'])
  expect(lacking('banner/list').missingCalls).toEqual(first.missingCalls)
})
