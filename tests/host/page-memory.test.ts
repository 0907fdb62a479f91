import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { readEnvelope } from '../../runtime/api/read-envelope.ts'
import { isServerFailure } from '../../runtime/api/response-codes.ts'
import type { PageRequest } from '../../runtime/site/site-data.ts'
import { renderPage } from '../../app/server/entry-server.tsx'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { createByteCache } from '../../app/host/byte-cache.ts'
import { createPageCache, pageLifetime } from '../../app/host/page-cache.ts'
import { openHost, testNow } from './open-host.ts'

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari' }

/** A host that records the pages that it renders. */
async function openCounted() {
  const rendered: PageRequest[] = []
  const opened = await openHost({
    render: async (site, request, { reader, sanitize }) => {
      rendered.push(request)
      return renderPage(site, request, { reader, sanitize })
    },
  })
  return { ...opened, rendered }
}

let open: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  open = await openHost()
})

test('[OPS-02] requests for different pages never share a page', async () => {
  const { ask, rendered } = await openCounted()
  const differing: readonly (readonly [path: string, headers: Record<string, string>, name?: string])[] = [
    ['/en-th', {}],
    ['/th-th', {}],
    ['/en-th', { 'x-forwarded-proto': 'https' }],
    ['/en-th', { host: 'siam191.localhost:81' }],
    ['/en-th', {}, 'mafa191.localhost'],
    ['/', {}],
    ['/', { cookie: 'selected_language=en-th' }],
    ['/en-th/faq', {}],
  ]
  const etags = new Set<string | null>()
  for (const [path, headers, name] of differing) etags.add((await ask(path, { headers }, name)).headers.get('etag'))
  expect(rendered).toHaveLength(differing.length)
  expect(etags.size).toBe(differing.length)
})

test('[OPS-02] requests for the same page share one rendering, for all visitors', async () => {
  const { ask, rendered } = await openCounted()
  const same: readonly (readonly [path: string, headers: Record<string, string>])[] = [
    ['/en-th', {}],
    ['/en-th?utm_source=a', {}],
    ['/en-th', { cookie: 'session=of-a-member; usr=0812345678' }],
    ['/en-th', { 'x-country': 'not a country' }],
    ['/en-th', { 'user-agent': 'another desktop' }],
    ['/en-th', phone],
    ['/en-th', { cookie: 'selected_language=th-th' }],
    ['/en-th', { 'x-country': 'LA' }],
    ['/en-th', { 'x-forwarded-proto': 'javascript' }],
  ]
  const bodies = new Set<string>()
  for (const [path, headers] of same) bodies.add(await (await ask(path, { headers })).text())
  expect(rendered).toHaveLength(1)
  expect(bodies.size).toBe(1)
})

test('[OPS-02] concurrent requests wait for one rendering', async () => {
  const { ask, rendered } = await openCounted()
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask('/en-th')))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(rendered).toHaveLength(1)
})

const banner = {
  id: '1',
  img: '/static/b.svg',
  link: '',
  start_date: '2026-11-01 00:00:00',
  end_date: '2026-12-31 00:00:00',
}

test('[LOC-01] pages of two languages share no public data', async () => {
  const inBoth = { 'en-th': [{ ...banner, title: 'Lantern days' }], 'th-th': [{ ...banner, title: 'ยินดีต้อนรับ' }] }
  const { ask } = await openHost({}, { 'banner.json': inBoth })
  expect(await (await ask('/en-th')).text()).toContain('Lantern days')
  const thai = await (await ask('/th-th')).text()
  expect(thai).toContain('ยินดีต้อนรับ')
  expect(thai).not.toContain('Lantern days')
})

test('[OPS-02] pages share public data, and no page outlives its data', async () => {
  let now = testNow
  const { ask, backendCalls } = await openHost({ now: () => now })
  const loads = async (path: string) => {
    const before = backendCalls.length
    await ask(path, { headers: { cookie: 'selected_language=en-th' } })
    return backendCalls.slice(before).filter(({ url }) => url.endsWith('/provider-list')).length
  }
  expect(await loads('/en-th')).toBe(1)
  now += pageLifetime - 1
  // The same page at another address.
  expect(await loads('/')).toBe(0)
  now += 1
  expect(await loads('/')).toBe(1)
})

test('[OPS-02] after many requests for a page, the host also compresses later renderings of the page with more effort', async () => {
  let now = testNow
  const { ask } = await openHost({ now: () => now })
  const load = async () => {
    const response = await ask('/en-th/faq', { headers: { 'accept-encoding': 'br' } })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    return { size: bytes.length, text: brotliDecompressSync(bytes).toString() }
  }
  const first = await load()
  for (let sent = 0; sent < 16; sent += 1) await load()
  await vi.waitFor(async () => expect((await load()).size).toBeLessThan(first.size))
  now += pageLifetime
  const later = await load()
  expect(later.size).toBeLessThan(first.size)
  expect(later.text).toContain(`"now":${now}`)
  expect(later.text.replace(String(now), String(testNow))).toBe(first.text)
})

test('[OPS-02] a cached page expires when an entry of a menu begins', async () => {
  let now = testNow
  const when = { from: new Date(testNow + 5000).toISOString() }
  const lanterns = { label: 'routes.faq.title', href: 'https://lanterns.example', when }
  const { ask } = await openHost({ now: () => now }, {}, (resolved) => {
    const { footer, ...others } = resolved.manifest.navigation
    const withEntry = { order: [...(footer?.order ?? []), 'lanterns'], items: { ...footer?.items, lanterns } }
    return { ...resolved, manifest: { ...resolved.manifest, navigation: { ...others, footer: withEntry } } }
  })
  const hasEntry = async () => (await (await ask('/en-th/faq')).text()).includes('href="https://lanterns.example"')
  expect(await hasEntry()).toBe(false)
  now += 4999
  expect(await hasEntry()).toBe(false)
  now += 1
  expect(await hasEntry()).toBe(true)
})

test('[BRD-04] after a change of a manifest, the host loads the public data again', async () => {
  let resolved: ResolvedManifest | undefined
  const { ask, backendCalls } = await openHost({ brandOf: () => resolved })
  const { store } = await openHost()
  const brand = store.find('siam191')?.resolved
  const calls: number[] = []
  for (const hash of ['first', 'second']) {
    resolved = brand && { ...brand, hash }
    backendCalls.splice(0)
    await ask('/en-th')
    calls.push(backendCalls.filter(({ url }) => url.includes('/api/')).length)
  }
  expect(calls[0]).toBeGreaterThan(0)
  expect(calls[1]).toBe(calls[0])
})

test('[STA-01] a guest’s page asks the backend without a visitor’s cookie', async () => {
  const { ask, backendCalls } = await openHost()
  await ask('/en-th', { headers: { cookie: 'session=of-a-member', authorization: 'Bearer secret' } })
  expect(backendCalls.length).toBeGreaterThan(3)
  const sent = backendCalls.flatMap(({ headers }) => [headers.get('cookie'), headers.get('authorization')])
  expect(sent.filter((value) => value !== null)).toEqual([])
})

test('[OPS-02] a page that failed to render is tried again by the next visitor', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  let isBroken = true
  const { ask } = await openHost({
    render: (...asked) => (isBroken ? Promise.reject(new Error('a planted error')) : renderPage(...asked)),
  })
  const failed = await ask('/th-th')
  expect(failed.status).toBe(500)
  expect(failed.headers.get('cache-control')).toBe('no-store')
  const html = await failed.text()
  expect(html).toMatch(/<html lang="th"[^]*<a class="button" href="">/)
  expect(html).not.toContain('planted')
  isBroken = false
  expect((await ask('/th-th')).status).toBe(200)
})

test('[API-02] if a call fails in the host, the response says that the backend may have carried out the call', async () => {
  const failed: unknown[] = []
  const { ask } = await openHost({
    backend: () => Promise.reject(new Error('a planted error')),
    onFailure: (...failure) => failed.push(failure),
  })
  const response = await ask('/api/user/get-bal', { method: 'POST' })
  expect([response.status, failed.length]).toEqual([500, 1])
  expect(isServerFailure(readEnvelope(response.status, await response.json()).response)).toBe(true)
})

test('[OPS-02] a browser that has the page gets 304 without a body', async () => {
  const first = await open.ask('/en-th')
  const again = await open.ask('/en-th', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
})

test('[OPS-02] `If-None-Match` may contain several tags, a strong tag or `*`', async () => {
  const { headers } = await open.ask('/en-th')
  const etag = headers.get('etag') ?? ''
  const statusOf = async (condition: string) =>
    (await open.ask('/en-th', { headers: { 'if-none-match': condition } })).status
  expect(await statusOf(`"other", ${etag}`)).toBe(304)
  expect(await statusOf(etag.replace('W/', ''))).toBe(304)
  expect(await statusOf('*')).toBe(304)
  expect(await statusOf('W/"other"')).toBe(200)
  expect(await statusOf('')).toBe(200)
})

test('[OPS-03] a browser that accepts compression gets the page compressed, with the same text', async () => {
  const plain = await open.ask('/en-th')
  const packed = await open.ask('/en-th', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(packed.headers.get('content-encoding')).toBe('br')
  const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()
  expect(text).toBe(await plain.text())
  expect(packed.headers.get('vary')).toContain('accept-encoding')
})

test('[OPS-02] a cached page is the same for clients with and without compression', async () => {
  const { ask } = await openHost()
  const first = await (await ask('/en-th/faq')).text()
  const plain = await ask('/en-th/faq')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(first)
  const compressed = await ask('/en-th/faq', { headers: { 'accept-encoding': 'br' } })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(first)
})

test('[OPS-02] cached pages stay within their memory limit', async () => {
  const memory = createByteCache(300_000)
  const pages = createPageCache(memory)
  const { ask } = await openHost({ pages, memory })
  for (const path of ['/en-th', '/th-th', '/en-th/faq', '/th-th/faq', '/en-th/slot']) await ask(path)
  expect(memory.size()).toBeLessThanOrEqual(300_000)
  expect(pages.count()).toBeGreaterThan(0)
})
