import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { publishedPage, renderPages } from '../../app/host/render-pages.ts'
import { replacePages } from '../../cli/publishing/replace-pages.ts'
import { loadPages, publishRelease, readHead } from '../../app/releases/index.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { openHost } from '../host/open-host.ts'
import { BrokenRelease, jsonBytes, readRelease, releaseFormat } from '../../app/releases/release.ts'
import { loadRelease } from './load-release.ts'
import { filesOfBrand } from './open-release-host.ts'
import { storeKinds } from './stores.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const pagesHost = await openHost({ build: 'b1', isSelfContained: true })
const { host, store } = pagesHost
const { isSelfContained: _, ...dependencies } = pagesHost.dependencies
const resolvedOf = (merchant: string): ResolvedManifest => {
  const resolved = store.find(merchant)?.resolved
  if (!resolved) throw new Error(`${merchant} has errors.`)
  return resolved
}

/** A brand has about fifty pages. So only the nightly run compares the pages of all brands. */
const brands = process.env.LIVERY_NIGHTLY === undefined ? ['siam191'] : ['siam191', 'beta191', 'mafa191']

describe.each(brands)('the published pages of %s', (merchant) => {
  test('[OPS-01] are the pages that the host renders in each locale, with the policy and the state of the site inside', async () => {
    const resolved = resolvedOf(merchant)
    const pages = await renderPages(resolved, dependencies)
    const name = `${merchant}.localhost`
    expect(pages.size).toBeGreaterThan(10)
    expect([...pages.keys()]).toEqual(expect.arrayContaining([`${name}/en-th`, `${name}/th-th`]))
    for (const [path, bytes] of pages) {
      const headers = { host: name, 'x-forwarded-proto': 'https' }
      const response = await host.fetch(new Request(`https://${path}`, { headers }))
      expect(response.status, path).toBe(200)
      const policy = response.headers.get('content-security-policy') ?? ''
      const body = Buffer.from(await response.arrayBuffer())
      const page = publishedPage({ body, headers: { 'content-security-policy': policy } })
      expect(Buffer.from(bytes).equals(page), path).toBe(true)
      const html = Buffer.from(bytes).toString()
      expect(html).toMatch(/^<!doctype html>\n<html data-published lang=/)
      expect(html.indexOf('http-equiv="content-security-policy"')).toBeLessThan(html.indexOf('<script'))
      expect(html).not.toContain('frame-ancestors')
      expect(html).toContain('id="livery-state">{"site":{')
    }
  })
})

describe.each(Object.entries(storeKinds))('a release in a store of the kind %s', (_kind, openStore) => {
  test('[OPS-01] stores its pages as objects, and a later release without pages has none', async () => {
    const opened = await openStore()
    ends.push(opened.close)
    const files = await filesOfBrand('siam191')
    const pages = new Map(
      ['siam191.localhost/en-th', 'siam191.localhost/th-th'].map((path) => [path, Buffer.from(`<h1>${path}</h1>`)]),
    )
    const publish = async (more: object) => {
      const head = await readHead(opened.again(), 'siam191', 'development')
      const asked = {
        merchant: 'siam191',
        environment: 'development',
        files,
        hosts: [],
        by: 'Noi',
        at: 0,
        ...more,
      } as const
      return publishRelease(opened.again(), asked, head)
    }
    expect(await publish({ pages: { build: 'a build', files: pages } })).toMatchObject({ kind: 'published' })
    const { release } = await loadRelease(opened.again(), 'siam191')
    expect(release.pages?.build).toBe('a build')
    const loaded = await loadPages(opened.again(), release)
    expect([...loaded].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual(
      [...pages].map(([path, bytes]) => [path, bytes.toString()]),
    )
    expect(await publish({ pages: { build: 'a build', files: pages } })).toMatchObject({ kind: 'unchanged' })
    expect(await publish({})).toMatchObject({ kind: 'published' })
    expect(await loadPages(opened.again(), (await loadRelease(opened.again(), 'siam191')).release)).toEqual(new Map())
  })
})

test('[OPS-01] pages that change at a known time or differ by country are not published as files', async () => {
  const resolved = resolvedOf('siam191')
  const { manifest } = resolved
  const availability = { maintenance: { until: '2026-12-01T05:00:00+07:00' }, refusedCountries: [] }
  const closing = { ...resolved, manifest: { ...manifest, availability } } as unknown as ResolvedManifest
  await expect(renderPages(closing, dependencies)).rejects.toThrow(/begins or ends at 2026-11-30T22:00:00\.000Z/)
  const refusing = { ...resolved, manifest: { ...manifest, availability: { refusedCountries: ['PH'] } } }
  await expect(renderPages(refusing as unknown as ResolvedManifest, dependencies)).rejects.toThrow(
    /the visitor’s country/,
  )
})

test('[OPS-01] pages without the backend’s data are not published as files', async () => {
  const backend = async () => new Response('', { status: 502 })
  await expect(renderPages(resolvedOf('siam191'), { ...dependencies, backend })).rejects.toThrow(
    /backend of siam191 failed at/,
  )
})

describe('a folder of published pages', () => {
  const open = () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-pages-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  const page = (text: string) => Buffer.from(`<h1>${text}</h1>`)

  test('[OPS-03] has two files for each page under its host name and path: the page and its compressed copy', () => {
    const folder = open()
    replacePages(
      folder,
      'acme',
      new Map([
        ['acme.example/en-th', page('home')],
        ['acme.example/en-th/faq', page('faq')],
      ]),
    )
    expect(readFileSync(join(folder, 'acme.example/en-th.html'), 'utf8')).toBe('<h1>home</h1>')
    expect(String(gunzipSync(readFileSync(join(folder, 'acme.example/en-th/faq.html.gz'))))).toBe('<h1>faq</h1>')
  })

  test('[OPS-03] removes the pages of the previous release, and keeps those of other brands', () => {
    const folder = open()
    replacePages(folder, 'other', new Map([['other.example/en-th', page('other')]]))
    replacePages(
      folder,
      'acme',
      new Map([
        ['acme.example/en-th/old', page('old')],
        ['old.example/en-th', page('old')],
      ]),
    )
    replacePages(folder, 'acme', new Map([['acme.example/en-th', page('new')]]))
    expect(existsSync(join(folder, 'acme.example/en-th/old.html'))).toBe(false)
    expect(readFileSync(join(folder, 'acme.example/en-th.html'), 'utf8')).toBe('<h1>new</h1>')
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(['acme.example', 'other.example'])
    expect(readdirSync(folder)).toHaveLength(4)
    replacePages(folder, 'acme', new Map())
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(['other.example'])
  })

  test('[OPS-03] [CFG-04] no brand replaces the pages of another one', () => {
    const folder = open()
    replacePages(folder, 'other', new Map([['other.example/en-th', page('other')]]))
    const hostile = new Map([
      ['acme.example/en-th', page('acme')],
      ['other.example/en-th', page('acme')],
    ])
    expect(() => replacePages(folder, 'acme', hostile)).toThrow('other.example has the pages of another brand.')
    expect(readFileSync(join(folder, 'other.example/en-th.html'), 'utf8')).toBe('<h1>other</h1>')
    expect(readdirSync(folder)).toHaveLength(2)
    replacePages(folder, 'other', new Map())
    replacePages(folder, 'acme', hostile)
    expect(readFileSync(join(folder, 'other.example/en-th.html'), 'utf8')).toBe('<h1>acme</h1>')
  })
})

test.each([
  '../evil.example/en-th',
  '../../evil',
  './en-th',
  '/etc/evil',
  'acme.example',
  'acme.example/',
  'acme.example/..',
  'acme.example/../other.example/en-th',
  'acme.example/en-th/../../../evil',
  'acme.example/en-th/..\\evil',
  'acme.example\\..\\evil/en-th',
  'acme.example/en-th//evil',
  'acme.example/.evil',
  'acme.example/en-th\0',
  '.acme@1/en-th',
])('[OPS-03] a release with the page %j is damaged', (path) => {
  const name = '0'.repeat(64)
  const record = (page: string) =>
    jsonBytes({
      format: releaseFormat,
      merchant: 'acme',
      environment: 'production',
      sequence: 1,
      at: '',
      by: '',
      files: {},
      pages: { build: 'a build', files: { [page]: name } },
    })
  expect(() => readRelease(record(path))).toThrow(BrokenRelease)
  expect(readRelease(record('www.acme.example/en-th/faq')).pages?.files).toEqual({ 'www.acme.example/en-th/faq': name })
})
