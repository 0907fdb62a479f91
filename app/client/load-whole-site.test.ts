// @vitest-environment window
import { expect, test, vi } from 'vitest'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { addRegions, loadWholeSite, wholeSite } from './load-whole-site.ts'
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

test('other pages wait for all texts, regions and styles', async () => {
  document.head.innerHTML = `<style id="${pageStyles}" data-widgets="" data-href="/a.css"></style>`
  const body = { messages: { 'faq.title': 'Help' }, regions: {} }
  vi.stubGlobal('fetch', async () => Response.json(body))
  const site = { messages: {}, routes: {} } as unknown as SiteData
  const whole = vi.fn<() => void>()
  void wholeSite().then(whole)
  void loadWholeSite('/site.json', site, new Promise(() => {}))
  await vi.waitFor(() => expect(site.messages).toHaveProperty('faq.title'))
  const sheet = document.querySelector<HTMLLinkElement>('link[href="/a.css"]')
  await new Promise((resolve) => setTimeout(resolve))
  expect(whole).not.toHaveBeenCalled()
  sheet?.dispatchEvent(new Event('load'))
  await wholeSite()
  expect(whole).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
