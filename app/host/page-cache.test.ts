import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { createPageCache, nextBoundary, type RenderedResponse } from './page-cache.ts'

const page = (size: number, change: Partial<RenderedResponse> = {}): RenderedResponse => ({
  status: 200,
  headers: {},
  compressedHeaders: {},
  body: Buffer.alloc(size, 'a'),
  compressed: brotliCompressSync(Buffer.alloc(size, 'a')),
  hash: 'one',
  until: 1000,
  ...change,
})

test('a page is sent from memory until it expires or its manifest changes', () => {
  const cache = createPageCache(createByteCache(1_000_000))
  cache.set('home', page(100))
  expect(cache.get('home', 'one', 999)).toBeDefined()
  expect(cache.get('home', 'one', 1000)).toBeUndefined()
  cache.set('home', page(100))
  expect(cache.get('home', 'two', 999)).toBeUndefined()
  expect(cache.count()).toBe(0)
})

test('[OPS-03] a cached page has either a compressed or a plain body', () => {
  const cache = createPageCache(createByteCache(100_000))
  cache.set('compressed', page(50_000))
  expect(cache.size()).toBeLessThan(5000)
  const { body, compressed } = cache.get('compressed', 'one', 0) ?? {}
  expect([body, compressed && brotliDecompressSync(compressed).length]).toEqual([undefined, 50_000])
  cache.set('plain', page(50_000, { compressed: new Uint8Array() }))
  expect(cache.get('plain', 'one', 0)?.body).toHaveLength(50_000)
})

test('memory stays within its limit: the least recently used page goes first', () => {
  const cache = createPageCache(createByteCache(35_000))
  const plain = { compressed: new Uint8Array() }
  for (const key of ['first', 'second', 'third']) cache.set(key, page(10_000, plain))
  cache.get('first', 'one', 0)
  cache.set('fourth', page(10_000, plain))
  expect(cache.get('second', 'one', 0)).toBeUndefined()
  expect(cache.get('first', 'one', 0)).toBeDefined()
  expect(cache.size()).toBeLessThanOrEqual(35_000)
  cache.set('huge', page(50_000, plain))
  expect(cache.get('huge', 'one', 0)).toBeUndefined()
})

test('the next boundary is the earliest future time in the data and the conditions', () => {
  const data = {
    regions: { main: { blocks: { a: { when: { until: '2026-11-21T12:00:00+07:00' } } } } },
    queries: [{ start_date: '2026-11-21T09:00:00Z' }, { end_date: '2020-01-01T00:00:00Z' }, { end_date: 'nonsense' }],
  }
  expect(nextBoundary(data, Date.parse('2026-11-21T04:00:00Z'), Date.parse)).toBe(Date.parse('2026-11-21T05:00:00Z'))
  expect(nextBoundary(data, Date.parse('2026-11-21T05:00:00Z'), Date.parse)).toBe(Date.parse('2026-11-21T09:00:00Z'))
  expect(nextBoundary({}, 0, Date.parse)).toBe(Number.POSITIVE_INFINITY)
})
