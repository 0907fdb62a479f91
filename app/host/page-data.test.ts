import { expect, test, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { pageLifetime } from './page-cache.ts'
import { createPageData } from './page-data.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

/** A cache with its own clock. */
function open() {
  const clock = { now: noon }
  const memory = createByteCache(100_000)
  return { clock, memory, data: createPageData(() => clock.now, memory) }
}

test('[CFG-04] pages share the same data object for the lifetime of a page', async () => {
  const { clock, data } = open()
  const ask = vi.fn(async () => [{ id: 1 }])
  const first = await data.get('menu', ask)
  clock.now += pageLifetime - 1
  expect((await data.get('menu', ask)).data).toBe(first.data)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(first.until).toBe(noon + pageLifetime)
  clock.now += 1
  expect((await data.get('menu', ask)).data).not.toBe(first.data)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('[CFG-04] data is loaded again when something in it has ended', async () => {
  const { clock, data } = open()
  // Eight hours ahead of UTC, as the backend writes times.
  const ask = vi.fn(async () => ({ promotions: [{ end_date: '2026-11-21 20:00:05' }] }))
  expect((await data.get('promotions', ask)).until).toBe(noon + 5000)
  clock.now += 5000
  await data.get('promotions', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('[CFG-04] concurrent pages wait for one load, and a failed load is tried again immediately', async () => {
  const { data } = open()
  const ask = vi.fn(() => Promise.reject<unknown>(new Error('no response')))
  const both = await Promise.allSettled([data.get('menu', ask), data.get('menu', ask)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ask).toHaveBeenCalledTimes(1)
  expect((await data.get('menu', async () => 'there')).data).toBe('there')
})

test('[OPS-03] the data of many brands stays within the limit of the memory, and used data remains', async () => {
  const { memory, data } = open()
  const names = Array.from({ length: 50 }, (_, index) => ({ id: index, name: 'A menu' }))
  const ask = vi.fn(async () => names)
  await data.get('used menu', ask)
  for (let brand = 0; brand < 100; brand += 1) {
    await data.get(`${brand} menu`, async () => structuredClone(names))
    await data.get('used menu', ask)
    expect(memory.size()).toBeLessThanOrEqual(memory.limit)
  }
  expect(ask).toHaveBeenCalledTimes(1)
})
