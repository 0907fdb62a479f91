import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type SharedSite, type SiteState, siteOfPage } from '../../app/site-state.ts'
import { createBackendNotices } from '../../app/host/backend-notices.ts'
import { compressPage } from '../../app/host/compress-page.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { openHost, testNow } from './open-host.ts'

type Opened = Awaited<ReturnType<typeof openHost>>

/** The state in a page. */
async function stateOf({ ask }: Opened, path: string): Promise<SiteState> {
  const html = await (await ask(path)).text()
  return JSON.parse(/id="livery-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as SiteState
}

const inAnotherTimeZone = (resolved: ResolvedManifest): ResolvedManifest => ({
  ...resolved,
  hash: 'next',
  manifest: { ...resolved.manifest, site: { ...resolved.manifest.site, timeZone: 'Asia/Tokyo' } },
})

test('[OPS-04] pages of a brand in one locale share one immutable part of the site', async () => {
  const opened = await openHost({ build: 'b1' })
  const [home, faq, thai] = await Promise.all(['/en-th', '/en-th/faq', '/th-th'].map((path) => stateOf(opened, path)))
  expect(home?.site).toMatch(/^\/_livery\/site\/en-th\/shared-[\w-]{16}\.json$/)
  expect(faq?.site).toBe(home?.site)
  expect(thai?.site).not.toBe(home?.site)
  const file = await opened.ask(String(home?.site))
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Object.keys(((await file.json()) as SharedSite).layouts)).toContain('account')
})

test('[OPS-04] pages without a build, as in the preview, contain the shared part', async () => {
  const { site } = await stateOf(await openHost(), '/en-th')
  expect((site as SharedSite).merchant.id).toBe('siam191')
})

test('[OPS-04] a release that changes nothing in the shared part keeps its address', async () => {
  let served = (resolved: ResolvedManifest): ResolvedManifest => resolved
  const opened = await openHost({ build: 'b1' }, {}, (resolved) => served(resolved))
  const before = await stateOf(opened, '/en-th')
  served = (resolved) => ({ ...resolved, hash: 'next' })
  const after = await stateOf(opened, '/en-th')
  expect(after.wholeSiteAddress).not.toBe(before.wholeSiteAddress)
  expect(after.site).toBe(before.site)
})

test('[OPS-04] a host still serves the shared parts of earlier releases that it has sent, and no other shared parts', async () => {
  let served = (resolved: ResolvedManifest): ResolvedManifest => resolved
  const opened = await openHost({ build: 'b1' }, {}, (resolved) => served(resolved))
  const [english, thai] = [await stateOf(opened, '/en-th'), await stateOf(opened, '/th-th')]
  const sent = await (await opened.ask(String(english.site))).text()
  served = inAnotherTimeZone
  expect((await stateOf(opened, '/en-th')).site).not.toBe(english.site)
  expect(await (await opened.ask(String(english.site))).text()).toBe(sent)
  const unsent = await opened.ask(String(thai.site))
  expect([unsent.status, unsent.headers.get('cache-control')]).toEqual([404, 'no-cache'])
})

test('[OPS-04] concurrent requests for a shared part wait for one compression', async () => {
  const uses: string[] = []
  const compress: typeof compressPage = (body, use) => {
    uses.push(use)
    return compressPage(body, use)
  }
  const opened = await openHost({ build: 'b1', compress })
  const { site } = await stateOf(opened, '/en-th')
  uses.splice(0)
  const headers = { 'accept-encoding': 'br' }
  const responses = await Promise.all(Array.from({ length: 5 }, () => opened.ask(String(site), { headers })))
  expect(responses.map(({ headers: sent }) => sent.get('content-encoding'))).toEqual(Array(5).fill('br'))
  expect(uses).toEqual(['popular'])
})

test('[OPS-04] all visitors of a whole site share one compression, also at old addresses', async () => {
  let compressions = 0
  const compress: typeof compressPage = (body, use) => {
    compressions += 1
    return compressPage(body, use)
  }
  const opened = await openHost({ build: 'b1', compress })
  const { wholeSiteAddress } = await stateOf(opened, '/en-th')
  compressions = 0
  const headers = { 'accept-encoding': 'br' }
  const old = wholeSiteAddress.replace(/[^/]+$/, 'an-old-address.json')
  const addresses = [wholeSiteAddress, wholeSiteAddress, old, wholeSiteAddress]
  const responses = await Promise.all(addresses.map((address) => opened.ask(address, { headers })))
  const later = await opened.ask(wholeSiteAddress, { headers })
  expect(compressions).toBe(1)
  const caching = [...responses, later].map(({ headers: sent }) => sent.get('cache-control'))
  const forever = 'public, max-age=31536000, immutable'
  expect(caching).toEqual([forever, forever, 'no-store', forever, forever])
  const plain = await (await opened.ask(wholeSiteAddress)).text()
  expect(brotliDecompressSync(Buffer.from(await later.arrayBuffer())).toString()).toBe(plain)
  const thai = await opened.ask(wholeSiteAddress.replace('en-th', 'th-th'), { headers })
  expect(brotliDecompressSync(Buffer.from(await thai.arrayBuffer())).toString()).not.toBe(plain)
})

test('[CFG-04] the shared part is the same whichever calls the backend lacks', async () => {
  const notices = createBackendNotices(
    () => {},
    () => testNow,
  )
  const opened = await openHost({ build: 'b1', notices })
  const before = await stateOf(opened, '/en-th')
  for (const call of ['blog/list-articles', 'blog/get-article']) notices.missing('siam191', call)
  const { site, ...state } = await stateOf(opened, '/en-th/faq')
  expect(site).toBe(before.site)
  expect(state.missingCalls).toContain('blog/list-articles')
  const shared = (await (await opened.ask(String(site))).json()) as SharedSite
  const { routes } = siteOfPage({ site, ...state }, shared)
  expect(Object.keys(shared.routes)).toContain('blog')
  expect(Object.keys(routes)).not.toContain('blog')
})
