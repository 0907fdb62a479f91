import { afterEach, expect, test } from 'vitest'
import { createMemorySource } from '../runtime/manifest/index.ts'
import { areas as allAreas } from '../schemas/generated/areas.ts'
import type { SandboxPart } from '../sandbox/part.ts'
import { namedBrand } from '../tests/support/named-brand.ts'
import { brandFiles, smallBrand } from '../tests/support/small-brand.ts'
import { type Backend, sandboxBackend } from './backends.ts'
import { createBrandStore } from './host/brand-store.ts'
import { createVerdicts } from './host/verdicts.ts'
import { loadSandboxParts } from './sandbox-parts.ts'

let backend: Backend
afterEach(() => backend.close())

/** Opens a host's sandbox for a small brand that has no data of its own. */
async function open(areas?: readonly string[]) {
  const store = createBrandStore(
    createVerdicts(createMemorySource({ base: brandFiles('base'), acme: smallBrand })),
    'development',
    new Map(),
  )
  await store.refresh()
  const brands = store.all().map((brand) => {
    const { resolved } = brand
    const manifest = areas
      ? { ...resolved.manifest, areas: areas as typeof resolved.manifest.areas }
      : resolved.manifest
    return { ...brand, resolved: { ...resolved, manifest } }
  })
  backend = sandboxBackend({ ...store, all: () => brands }, await loadSandboxParts())
  const host = 'acme.localhost'
  /** Returns the calls of the list that the brand's sandbox has. */
  return async (calls: readonly string[]) => {
    const found: string[] = []
    for (const call of calls) {
      const { status } = await backend.fetch(
        new Request(`http://${host}/api/${call}`, {
          method: 'POST',
          body: JSON.stringify({ language: 'en', langCountry: 'en-th' }),
          headers: { host, 'content-type': 'application/json', page: '/', domain: host, device: 'mobile' },
        }),
      )
      if (status === 200) found.push(call)
      else expect(status, call).toBe(404)
    }
    return found
  }
}

test('a removed brand loses its host names, which another brand may take over', async () => {
  const inDevelopment = (id: string, domains: object) => ({
    ...namedBrand(id),
    'environments/development.json': JSON.stringify({ site: { domains } }),
  })
  const brands: Record<string, Record<string, string>> = {
    base: brandFiles('base'),
    acme: inDevelopment('acme', { 'shop.acme.test': {} }),
    bravo: inDevelopment('bravo', {}),
  }
  const source = {
    merchants: () => createMemorySource(brands).merchants(),
    load: (merchant: string) => createMemorySource(brands).load(merchant),
  }
  const store = createBrandStore(createVerdicts(source), 'development', new Map())
  await store.refresh()
  backend = sandboxBackend(store, await loadSandboxParts())
  const statusAt = async (host: string) =>
    (await backend.fetch(new Request(`http://${host}/static/frontend/staging/seo.json`, { headers: { host } }))).status
  expect([await statusAt('acme.localhost'), await statusAt('shop.acme.test')]).toEqual([200, 200])
  delete brands.acme
  await store.refresh(['acme'])
  backend.syncBrands()
  expect([await statusAt('acme.localhost'), await statusAt('shop.acme.test')]).toEqual([421, 421])
  brands.bravo = inDevelopment('bravo', { 'shop.acme.test': {} })
  await store.refresh(['bravo'])
  backend.syncBrands()
  expect(await statusAt('shop.acme.test')).toBe(200)
})

const callsOf = ({ endpoints = [] }: SandboxPart) => endpoints.map(({ name }) => name)

test('a brand without a list of areas has the calls of all areas', async () => {
  const calls = (await loadSandboxParts()).flatMap(callsOf)
  expect(calls).toEqual(expect.arrayContaining(['provider/provider-list', 'user/get-country-list']))
  const found = await open()
  expect(await found(calls)).toEqual(calls)
})

test('a brand with few areas has only their calls', async () => {
  const parts = await loadSandboxParts()
  const areas = ['account', 'notices', ...Object.keys(allAreas).filter((name) => allAreas[name]?.always)]
  const own = parts.filter(({ name }) => areas.includes(name)).flatMap(callsOf)
  expect(own).toEqual(expect.arrayContaining(['user/get-country-list', 'notice/notice-list']))
  const found = await open(['account', 'notices'])
  expect(await found(parts.flatMap(callsOf))).toEqual(own)
})
