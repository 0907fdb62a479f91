import { afterEach, expect, test } from 'vitest'
import { createMemorySource } from '../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../tests/support/small-brand.ts'
import { type Backend, sandboxBackend } from './backends.ts'
import { createBrandStore } from './host/brand-store.ts'
import { createVerdicts } from './host/verdicts.ts'
import { loadSandboxParts } from './sandbox-parts.ts'

let backend: Backend
afterEach(() => backend.close())

/** A host's sandbox of a small brand without data of its own. */
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
  return async (call: string, payload: object = {}) => {
    const response = await backend.fetch(
      new Request(`http://${host}/api/${call}`, {
        method: 'POST',
        body: JSON.stringify({ ...payload, language: 'en', langCountry: 'en-th' }),
        headers: { host, 'content-type': 'application/json', page: '/', domain: host, device: 'mobile' },
      }),
    )
    return (await response.json()) as { readonly status: boolean; readonly code?: number }
  }
}

test('a brand without a list of areas has the calls of two areas', async () => {
  const call = await open()
  expect(await call('provider/provider-list')).toMatchObject({ status: true })
  expect(await call('user/get-country-list')).toMatchObject({ status: true })
})

test('a brand with one area has a call of this area, and no calls of two others', async () => {
  const call = await open(['account'])
  expect(await call('provider/provider-list')).toMatchObject({ status: false, code: 404 })
  expect(await call('user/get-country-list')).toMatchObject({ status: true })
  expect(await call('notice/notice-list', { notification: 1 })).toMatchObject({ status: false, code: 404 })
})
