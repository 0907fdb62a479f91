import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { estimateMemory } from './estimate-memory.ts'

test('[OPS-03] kinds of values share one limit, and the least recently used value goes first', () => {
  const cache = createByteCache(4000)
  const pages = cache.part<string>('page', ({ length }) => length)
  const files = cache.part<string>('file', ({ length }) => length)
  files.set('one', 'a'.repeat(1000))
  pages.set('one', 'b'.repeat(1000))
  expect(files.get('one')).toHaveLength(1000)
  pages.set('two', 'c'.repeat(1000))
  pages.set('three', 'd'.repeat(1000))
  expect([files.get('one'), pages.get('one')]).toEqual(['a'.repeat(1000), undefined])
  expect([pages.count(), files.count()]).toEqual([2, 1])
  pages.set('larger than all', 'e'.repeat(5000))
  expect(pages.get('larger than all')).toBeUndefined()
})

test('[OPS-03] the size counts the cached bytes and never exceeds the limit', () => {
  const step = fc.record({
    kind: fc.constantFrom('page', 'data'),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.nat(3000),
    isDeleted: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const cache = createByteCache(6000)
      const parts = {
        page: cache.part<number>('page', (bytes) => bytes),
        data: cache.part<number>('data', (bytes) => bytes),
      }
      for (const { kind, key, bytes, isDeleted } of steps) {
        const part = kind === 'page' ? parts.page : parts.data
        if (isDeleted) part.delete(key)
        else part.set(key, bytes)
        expect(cache.size()).toBeLessThanOrEqual(cache.limit)
        expect(cache.size()).toBe(parts.page.size() + parts.data.size())
        if (!isDeleted && bytes < 5000) expect(part.get(key)).toBe(bytes)
      }
      for (const part of [parts.page, parts.data]) for (const key of ['a', 'b', 'c', 'd']) part.delete(key)
      expect([cache.size(), parts.page.count(), parts.data.count()]).toEqual([0, 0, 0])
    }),
  )
})

test('[OPS-03] removes expired values on request, and no others', () => {
  const cache = createByteCache(4000)
  const pages = cache.part<number>(
    'page',
    () => 100,
    (until) => until,
  )
  const files = cache.part<number>('file', () => 100)
  pages.set('early', 1000)
  pages.set('late', 2000)
  files.set('one', 1)
  cache.removeExpired(1000)
  expect([pages.get('early'), pages.get('late'), files.get('one')]).toEqual([undefined, 2000, 1])
  cache.removeExpired(3000)
  expect([pages.count(), pages.size(), files.count()]).toEqual([0, 0, 1])
  expect(cache.size()).toBe(files.size())
})

test('no estimate is below half the size of the JSON text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(estimateMemory(value)).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(value)) / 2)
    }),
  )
  expect(estimateMemory(new Uint8Array(5000))).toBeGreaterThanOrEqual(5000)
})
