import { expect, test } from 'vitest'
import { createBoundedStore } from '../../app/host/bounded-store.ts'
import { createByteCache } from '../../app/host/byte-cache.ts'
import { createPageCache } from '../../app/host/page-cache.ts'
import { createLocalCache } from '../../runtime/api/local-cache.ts'
import { createMinimalBackend } from '../backend/minimal-backend.ts'
import { openHost, testNow } from './open-host.ts'

const brandCount = 80
const nameOf = (index: number) => `Name${String(index).padStart(5, '0')}`
const hostOf = (index: number) => `brand-${String(index).padStart(5, '0')}.localhost`

/**
 * A host of many brands. For each brand, the backend has an entry for search engines that names the host of the brand.
 */
async function openMany(limit: number) {
  const memory = createByteCache(limit)
  const minimal = createMinimalBackend({ typing: 'numbers' })
  const { store } = await openHost()
  const base = store.find('siam191')?.resolved
  if (!base) throw new Error('The brand is missing.')
  const brands = new Map(
    Array.from({ length: brandCount }, (_, index) => {
      const merchant = { ...base.manifest.merchant, id: `brand-${index}`, name: nameOf(index) }
      const resolved = {
        ...base,
        merchant: merchant.id,
        hash: `hash-${index}`,
        manifest: { ...base.manifest, merchant },
      }
      return [hostOf(index), resolved] as const
    }),
  )
  const opened = await openHost({
    memory,
    pages: createPageCache(memory),
    configCache: createLocalCache(createBoundedStore(memory), () => testNow),
    brandOf: (name) => brands.get(name),
    backend: async (request) => {
      if (!request.url.endsWith('/seo.json')) return minimal.fetch(request)
      const host = request.headers.get('host') ?? ''
      return Response.json([{ language: 'en', url: '/faq', domain: host, title: `Questions at ${host}` }])
    },
  })
  return { ...opened, memory }
}

test('[BRD-01] [OPS-03] the caches of many brands share one limit, and no brand gets anything of another', async () => {
  const { ask, memory } = await openMany(2_000_000)
  const visit = async (number: number) => {
    const index = (number * 37) % brandCount
    const response = await ask('/en-th/faq', {}, hostOf(index))
    const seen = new Set((await response.text()).match(/\bName\d{5}\b|\bbrand-\d{5}\.localhost\b/g))
    expect([...seen].toSorted()).toEqual([nameOf(index), hostOf(index)])
    expect(memory.size()).toBeLessThanOrEqual(memory.limit)
  }
  for (let first = 0; first < 2 * brandCount; first += 8)
    await Promise.all(Array.from({ length: 8 }, (_, number) => visit(first + number)))
  // The cache has reached its limit. Otherwise the test would prove nothing.
  expect(memory.size()).toBeGreaterThan(memory.limit / 2)
})
