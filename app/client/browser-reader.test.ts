import { afterEach, expect, test, vi } from 'vitest'
import * as decoding from '../../runtime/api/decode-response.ts'
import { createMemoryStore } from '../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { type BrowserReaderDependencies, createBrowserReader } from './browser-reader.ts'
import { createStaticFiles } from './static-files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const dependencies: BrowserReaderDependencies = {
  clock: { observe: () => {} },
  loadDecoding: async () => decoding,
  openFiles: () => Promise.reject(new Error('This test must not read a file.')),
}

const reads = [
  ['call', ({ call }: PublicReader) => call('user/get-country-list', {}), { status: false, noResponse: true }],
  ['text page', ({ content }: PublicReader) => content('faq').catch(() => 'failed'), 'failed'],
] as const

test.each(reads)(
  '[API-02] a %s without a response fails after the manifest’s timeout',
  async (_what, read, expected) => {
    vi.stubGlobal('location', { pathname: '/', hostname: 'a.localhost' })
    vi.stubGlobal('window', { innerWidth: 390 })
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const site = {
      locale: 'en-th',
      currency: 'THB',
      environment: 'staging',
      settings: { api: { timeout: 25 }, hosts: { image: [] } },
    }
    const reader = createBrowserReader(site as unknown as SiteData, dependencies)
    expect(await read(reader)).toEqual(expected)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(25)
  },
)

test('[API-03] a configuration file is cached for the time in the manifest', async () => {
  let now = 0
  vi.stubGlobal('location', { pathname: '/', hostname: 'a.localhost' })
  const fetched = vi.fn(async () => Response.json(['one']))
  vi.stubGlobal('fetch', fetched)
  const site = {
    locale: 'en-th',
    currency: 'THB',
    environment: 'staging',
    settings: { api: { cacheLifetime: 5000 }, hosts: { image: [] } },
  }
  const files = createStaticFiles(site as unknown as SiteData, createMemoryStore(), () => now)
  const reader = createBrowserReader(site as unknown as SiteData, { ...dependencies, openFiles: async () => files })
  for (const [moment, loads] of [
    [0, 1],
    [4999, 1],
    [5000, 2],
  ] as const) {
    now = moment
    expect(await reader.config('banner.json')).toEqual(['one'])
    expect(fetched).toHaveBeenCalledTimes(loads)
  }
  expect(fetched).toHaveBeenCalledWith('/static/frontend/staging/banner.json', expect.anything())
})

test('[API-02] a page tells the host only once about each unreadable value and each missing call', async () => {
  vi.stubGlobal('location', { pathname: '/', hostname: 'a.localhost' })
  vi.stubGlobal('window', { innerWidth: 390 })
  const sent: unknown[] = []
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, text: string) => void sent.push([url, JSON.parse(text)]),
  })
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('get-calendar')
      ? new Response('Not found', { status: 404 })
      : Response.json({ status: true, data: [{ display: 'THB', balance: 'much' }] }),
  )
  const site = {
    locale: 'en-th',
    currency: 'THB',
    environment: 'staging',
    settings: { api: { timeout: 25 }, hosts: { image: [] } },
  }
  const missingCalls: string[] = []
  const reader = createBrowserReader(site as unknown as SiteData, {
    ...dependencies,
    onMissing: (call) => missingCalls.push(call),
  })
  for (let time = 0; time < 3; time++) {
    await reader.call('user/get-bal', {})
    await reader.call('mission/get-calendar', {} as never)
  }
  const misreadings = [{ at: '/data/*/balance', expected: 'an amount such as 100 or "100.50"' }]
  expect(sent).toEqual([
    ['/_livery/notices', { source: 'user/get-bal', misreadings }],
    ['/_livery/notices', { missing: 'mission/get-calendar' }],
  ])
  expect(missingCalls).toHaveLength(3)
})

test('[API-02] a response without data loads no code that decodes data', async () => {
  vi.stubGlobal('location', { pathname: '/', hostname: 'a.localhost' })
  vi.stubGlobal('window', { innerWidth: 390 })
  const bodies: object[] = [
    { status: false, code: 1001 },
    { status: true, data: [{ display: 'THB', balance: '1' }] },
  ]
  vi.stubGlobal('fetch', async () => Response.json(bodies.shift()))
  const site = {
    locale: 'en-th',
    currency: 'THB',
    environment: 'staging',
    settings: { api: { timeout: 1000 }, hosts: { image: [] } },
  }
  const loadDecoding = vi.fn(async () => decoding)
  const reader = createBrowserReader(site as unknown as SiteData, { ...dependencies, loadDecoding })
  expect(await reader.call('user/get-bal', {})).toEqual({ status: false, code: 1001 })
  expect(loadDecoding).not.toHaveBeenCalled()
  expect((await reader.call('user/get-bal', {})).data).toHaveLength(1)
  expect(loadDecoding).toHaveBeenCalledOnce()
})
