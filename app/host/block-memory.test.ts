import { expect, test } from 'vitest'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { createBlockMemory } from './block-memory.ts'
import { createByteCache } from './byte-cache.ts'
import { pageLifetime } from './page-cache.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const site = { assets: '/_livery/assets/@1/', routes: {}, shell: {}, navigation: {} } as unknown as SiteData
const block = { html: new TextEncoder().encode('<p>menu</p>'), classes: '', texts: '', data: [] }
const yes = () => true

/** The memory after the first page of a site. That page stores no blocks. */
function openMemory(ofSite = site) {
  const memory = createBlockMemory(createByteCache(10_000))
  memory.of(ofSite, 'acme', noon).set('header', block)
  expect(memory.of(ofSite, 'acme', noon).get('header', yes)).toBeUndefined()
  return memory
}

test('[CFG-04] a block expires after the lifetime of a page, and a page that uses it expires no later', () => {
  const memory = openMemory()
  memory.of(site, 'acme', noon).set('header', block)
  const later = memory.of(site, 'acme', noon + pageLifetime - 1)
  expect(later.until()).toBe(Number.POSITIVE_INFINITY)
  expect(later.get('header', yes)).toBe(block)
  expect(later.until()).toBe(noon + pageLifetime)
  expect(memory.of(site, 'acme', noon + pageLifetime).get('header', yes)).toBeUndefined()
})

test('[CFG-04] a block expires at the start time of a part of the site', () => {
  const timed = { ...site, shell: { header: { when: { from: '2026-11-21T20:00:10+08:00' } } } } as unknown as SiteData
  const memory = openMemory(timed)
  memory.of(timed, 'acme', noon).set('header', block)
  expect(memory.of(timed, 'acme', noon + 9_999).get('header', yes)).toBe(block)
  expect(memory.of(timed, 'acme', noon + 10_000).get('header', yes)).toBeUndefined()
})

test.each([
  ['scope', site, 'other'],
  ['version of assets', { ...site, assets: '/_livery/assets/@2/' }, 'acme'],
  ['list of missing calls', { ...site, missingCalls: ['promotions-list'] }, 'acme'],
] as const)('[BRD-01] pages of another %s do not share a block', (_of, other, scope) => {
  const memory = openMemory()
  memory.of(site, 'acme', noon).set('header', block)
  expect(memory.of(other, scope, noon).get('header', yes)).toBeUndefined()
})

test('[CFG-04] a block with other input is not reused, and does not shorten the lifetime of the page', () => {
  const memory = openMemory()
  memory.of(site, 'acme', noon).set('header', block)
  const page = memory.of(site, 'acme', noon)
  expect(page.get('header', () => false)).toBeUndefined()
  expect(page.until()).toBe(Number.POSITIVE_INFINITY)
})

test('[OPS-03] a page stores its blocks only if a page of the same site was rendered within a lifetime', () => {
  const memory = openMemory()
  const late = noon + pageLifetime
  memory.of(site, 'acme', late).set('header', block)
  expect(memory.of(site, 'acme', late).get('header', yes)).toBeUndefined()
  memory.of(site, 'acme', late + pageLifetime - 1).set('header', block)
  expect(memory.of(site, 'acme', late + pageLifetime - 1).get('header', yes)).toBe(block)
})
