// @vitest-environment window
import { expect, test, vi } from 'vitest'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { addRegions } from './load-whole-site.ts'
import { pageStyles } from './styles.ts'

const regions = (name: string) => ({ main: { order: [name], blocks: { [name]: { widget: `area/${name}` } } } })

test('a page keeps the regions that it contained, so that no block renders again, and other pages receive theirs', () => {
  const own = regions('own')
  const site = { routes: { home: { path: '/', regions: own }, faq: { path: '/faq' } } } as unknown as SiteData
  addRegions(site, { home: regions('own'), faq: regions('text'), gone: regions('gone') })
  expect(site.routes.home?.regions).toBe(own)
  expect(site.routes.faq?.regions).toEqual(regions('text'))
  expect(Object.keys(site.routes)).toEqual(['home', 'faq'])
})

test.each([
  ['', ['load']],
  [', and for a second try of a sheet that fails', ['error', 'load']],
])('other pages wait for all texts, regions and styles%s', async (_what, events) => {
  vi.resetModules()
  const { loadWholeSite, wholeSite } = await import('./load-whole-site.ts')
  document.head.innerHTML = `<style id="${pageStyles}" data-widgets="" data-href="/a.css"></style>`
  const body = { messages: { 'faq.title': 'Help' }, regions: {} }
  vi.stubGlobal('fetch', async () => Response.json(body))
  const site = { messages: {}, routes: {} } as unknown as SiteData
  const whole = vi.fn<() => void>()
  void wholeSite().then(whole)
  void loadWholeSite('/site.json', site, new Promise(() => {}))
  await vi.waitFor(() => expect(site.messages).toHaveProperty('faq.title'))
  for (const event of events) {
    await new Promise((resolve) => setTimeout(resolve))
    expect(whole).not.toHaveBeenCalled()
    const sheets = document.querySelectorAll('link[href="/a.css"]')
    expect(sheets).toHaveLength(1)
    sheets[0]?.dispatchEvent(new Event(event))
  }
  await wholeSite()
  expect(whole).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('[NAV-06] a request without a response is tried again', async () => {
  vi.resetModules()
  const { loadWholeSite, wholeSite } = await import('./load-whole-site.ts')
  document.head.innerHTML = ''
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  let tries = 0
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit = {}) => {
    tries += 1
    if (tries > 1) return Response.json({ messages: {}, regions: {} })
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  vi.useFakeTimers()
  void loadWholeSite('/site.json', { messages: {}, routes: {} } as unknown as SiteData, new Promise(() => {}))
  const whole = vi.fn<() => void>()
  void wholeSite().then(whole)
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toBe(1)
  timeout.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(whole).toHaveBeenCalledOnce()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
