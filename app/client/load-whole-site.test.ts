import { expect, test } from 'vitest'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { addRegions } from './load-whole-site.ts'

const regions = (name: string) => ({ main: { order: [name], blocks: { [name]: { widget: `area/${name}` } } } })

test('a page keeps the regions that it contained, so that no block renders again, and other pages receive theirs', () => {
  const own = regions('own')
  const site = { routes: { home: { path: '/', regions: own }, faq: { path: '/faq' } } } as unknown as SiteData
  addRegions(site, { home: regions('own'), faq: regions('text'), gone: regions('gone') })
  expect(site.routes.home?.regions).toBe(own)
  expect(site.routes.faq?.regions).toEqual(regions('text'))
  expect(Object.keys(site.routes)).toEqual(['home', 'faq'])
})
