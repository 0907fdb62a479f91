import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMemorySource, type ManifestSource } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { sandboxBackend } from '../backends.ts'
import { loadSandboxParts } from '../sandbox-parts.ts'
import { brandNotices } from './brand-notices.ts'
import { createBrandStore } from './brand-store.ts'
import { createVerdicts } from './verdicts.ts'
import { watchBrands } from '../../runtime/sources/watch-brands.ts'

type Files = Readonly<Record<string, string>>

const base = brandFiles('base')

/** A small brand under another id, with a domain in production. */
function brand(id: string, domain = `www.${id}.example`): Files {
  return {
    ...smallBrand,
    'manifest.json': JSON.stringify({ merchant: { id, name: id } }),
    'environments/development.json': '{}',
    'environments/staging.json': '{}',
    'environments/production.json': JSON.stringify({ site: { domains: { [domain]: {} } } }),
  }
}

/** Brands that a test changes while they are served. */
function open(brands: Record<string, Files>, environment: 'development' | 'production' = 'production') {
  const loads: string[] = []
  const now = (): ManifestSource => createMemorySource({ base, ...brands })
  const source: ManifestSource = {
    merchants: () => now().merchants(),
    load: (merchant) => {
      loads.push(merchant)
      return now().load(merchant)
    },
  }
  const store = createBrandStore(createVerdicts(source), environment, new Map())
  const brandsByHost = () =>
    Object.fromEntries(
      ['www.acme.example', 'www.other.example'].map((name) => [name, store.ofHost(name)?.resolved.merchant]),
    )
  return { store, brands, loads, brandsByHost }
}

describe('brands that change while they are served', () => {
  test('[BRD-08] a new brand is served immediately, and only its folder is read', async () => {
    const { store, brands, loads, brandsByHost } = open({ acme: brand('acme') })
    await store.refresh()
    expect(brandsByHost()).toEqual({ 'www.acme.example': 'acme', 'www.other.example': undefined })
    loads.length = 0
    brands.other = brand('other')
    expect(await store.refresh(['other'])).toEqual(['other'])
    expect(brandsByHost()).toEqual({ 'www.acme.example': 'acme', 'www.other.example': 'other' })
    expect(loads).toEqual(['other'])
  })

  test('the store contains most brands before it reads the last brand', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `brand-${String(index).padStart(2, '0')}`)
    const all = createMemorySource({ base, ...Object.fromEntries(ids.map((id) => [id, brand(id)])) })
    const served: number[] = []
    const source: ManifestSource = {
      merchants: () => all.merchants(),
      load: (merchant) => {
        served.push(store.all().length)
        return all.load(merchant)
      },
    }
    const store = createBrandStore(createVerdicts(source), 'production', new Map())
    expect(await store.refresh()).toHaveLength(ids.length)
    expect(served.at(-1)).toBeGreaterThan(ids.length / 2)
  })

  test('a new domain leads to its brand, and a removed domain to no brand', async () => {
    const { store, brands, brandsByHost } = open({ acme: brand('acme') })
    await store.refresh()
    brands.acme = brand('acme', 'www.other.example')
    await store.refresh(['acme'])
    expect(brandsByHost()).toEqual({ 'www.acme.example': undefined, 'www.other.example': 'acme' })
  })

  test('a served brand keeps its host name when another brand claims it; until that ends, both have an issue', async () => {
    const { store, brands, brandsByHost } = open({ acme: brand('acme') })
    await store.refresh()
    brands.aaa = brand('aaa', 'www.acme.example')
    expect((await store.refresh(['aaa'])).toSorted()).toEqual(['aaa', 'acme'])
    expect(brandsByHost()['www.acme.example']).toBe('acme')
    expect(store.find('acme')?.issues.map(({ code }) => code)).toEqual(['domain-claimed-twice'])
    expect(store.broken().map(({ merchant }) => merchant)).toEqual(['aaa'])
    const notices = brandNotices(store, ['aaa', 'acme']).join('\n')
    expect(notices).toMatch(/aaa {2}is not served:\n.*aaa\/environments\/production.json:1:\d+/)
    // The files of acme have not changed.
    expect(notices).toContain('acme  still shows its last good version:')
    brands.aaa = brand('aaa')
    await store.refresh(['aaa'])
    expect(store.find('acme')?.issues).toEqual([])
    expect(store.broken()).toEqual([])
  })

  test('a host name that an area adds stays with its brand if later brands get the same name', async () => {
    const name = 'second.example'
    const area = { ownName: { nameOf: () => name, handle: () => undefined } }
    const brands: Record<string, Files> = { other: brand('other') }
    const source: ManifestSource = {
      merchants: () => createMemorySource({ base, ...brands }).merchants(),
      load: (merchant) => createMemorySource({ base, ...brands }).load(merchant),
    }
    const store = createBrandStore(createVerdicts(source), 'production', new Map([['account', area]]))
    await store.refresh()
    for (const id of ['acme', 'zulu']) {
      brands[id] = brand(id)
      await store.refresh([id])
      expect(store.areaNameOf(name)?.resolved.merchant).toBe('other')
    }
    delete brands.other
    await store.refresh(['other'])
    expect(store.areaNameOf(name)?.resolved.merchant).toBe('acme')
  })

  test('a host name that two brands claim from the start belongs to neither', async () => {
    const { store, brandsByHost } = open({ acme: brand('acme'), aaa: brand('aaa', 'www.acme.example') })
    await store.refresh()
    expect(brandsByHost()['www.acme.example']).toBeUndefined()
  })

  test('a broken brand keeps its last good manifest, and the host no longer serves a removed brand', async () => {
    const { store, brands, brandsByHost } = open({ acme: brand('acme') })
    await store.refresh()
    brands.acme = { ...brand('acme'), 'manifest.json': '{' }
    expect(await store.refresh(['acme'])).toEqual(['acme'])
    expect(brandsByHost()['www.acme.example']).toBe('acme')
    delete brands.acme
    expect(await store.refresh(['acme'])).toEqual(['acme'])
    expect(store.all()).toEqual([])
  })

  test('[BRD-01] a change of a brand reaches the brands that extend it, and unchanged files change no brand', async () => {
    const child = {
      ...brand('child'),
      'manifest.json': '{ "extends": "acme", "merchant": { "id": "child", "name": "child" } }',
    }
    const { store, brands } = open({ acme: brand('acme'), child, other: brand('other') })
    await store.refresh()
    expect(store.broken()).toEqual([])
    brands.acme = { ...brand('acme'), 'tokens.json': '{ "radius": { "card": { "$value": { "value": 3 } } } }' }
    expect((await store.refresh(['acme'])).toSorted()).toEqual(['acme', 'child'])
    expect((await store.refresh(['base'])).toSorted()).toEqual([])
  })

  test('the sandbox responds to requests at the host names of a new brand, including its domain', async () => {
    const { store, brands } = open({ acme: brand('acme') }, 'development')
    await store.refresh()
    const backend = sandboxBackend(store, await loadSandboxParts())
    const ask = async (host: string) => {
      const response = await backend.fetch(
        new Request(`http://${host}/static/frontend/production/seo.json`, { headers: { host } }),
      )
      return response.status
    }
    expect([await ask('acme.localhost'), await ask('other.localhost'), await ask('new.example')]).toEqual([
      200, 421, 421,
    ])
    brands.other = {
      ...brand('other'),
      'environments/development.json': '{ "site": { "domains": { "new.example": {} } } }',
    }
    await store.refresh(['other'])
    backend.syncBrands()
    expect([await ask('acme.localhost'), await ask('other.localhost'), await ask('new.example')]).toEqual([
      200, 200, 200,
    ])
    backend.close()
  })

  test('[BRD-05] a save of the sandbox’s data counts as a change of the brand, and the sandbox serves the new data', async () => {
    const { store, brands } = open({ acme: brand('acme'), other: brand('other') }, 'development')
    await store.refresh()
    const backend = sandboxBackend(store, await loadSandboxParts())
    const ask = async (host: string) => {
      const address = `http://${host}/static/frontend/production/seo.json`
      return (await backend.fetch(new Request(address, { headers: { host } }))).text()
    }
    const before = await ask('other.localhost')
    expect(await ask('acme.localhost')).not.toBe('[]')
    brands.acme = { ...brand('acme'), 'sandbox.json': '{ "seo": [] }' }
    expect(await store.refresh(['acme'])).toEqual(['acme'])
    backend.syncBrands()
    expect(await ask('acme.localhost')).toBe('[]')
    expect(await ask('other.localhost')).toBe(before)
    expect(await store.refresh(['acme'])).toEqual([])
    backend.close()
  })

  test('[BRD-05] the host reports a brand that is broken at the start, with its mistake', async () => {
    const { store } = open({ acme: brand('acme'), other: { ...brand('other'), 'tokens.json': '{ "lihgt": {} }' } })
    await store.refresh()
    const broken = store.broken().map(({ merchant }) => merchant)
    expect(brandNotices(store, broken)).toEqual([
      '  other  is not served:',
      expect.stringMatching(/^ {4}other\/tokens\.json:1:3 {2}.+\. Did you mean "light"\?$/),
    ])
  })
})

test('the watcher names a changed folder and a new folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-watch-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('acme/manifest.json', '{}')
  let notify: (brands: readonly string[]) => void = () => {}
  const next = () => new Promise<readonly string[]>((resolve) => (notify = resolve))
  const { stop } = watchBrands(
    [folder],
    async (brands) => notify(brands),
    (error) => notify([String(error)]),
  )
  try {
    const saved = next()
    write('acme/manifest.json', '{ }')
    expect(await saved).toEqual(['acme'])
    const made = next()
    write('.making/manifest.json', '{}')
    renameSync(join(folder, '.making'), join(folder, 'other'))
    expect(await made).toContain('other')
  } finally {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
