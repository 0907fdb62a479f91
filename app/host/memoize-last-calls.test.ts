import { expect, test, vi } from 'vitest'
import { memoizeLastCalls } from './memoize-last-calls.ts'

test('caches the results of the last calls by the identity of their arguments', () => {
  const sum = vi.fn((one: number, other: number) => one + other)
  const cached = memoizeLastCalls(sum, 2)
  expect([cached(1, 2), cached(1, 2), cached(2, 2), cached(1, 2)]).toEqual([3, 3, 4, 3])
  expect(sum).toHaveBeenCalledTimes(2)
  cached(3, 3)
  cached(2, 2)
  expect(sum).toHaveBeenCalledTimes(4)
})

test('repeats a call whose promise was rejected', async () => {
  const read = vi.fn(async (name: string) => `${name} is read`)
  read.mockRejectedValueOnce(new Error('The disk does not respond.'))
  const cached = memoizeLastCalls(read)
  const failed = await Promise.allSettled([cached('page'), cached('page')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(read).toHaveBeenCalledOnce()
  expect(await cached('page')).toBe('page is read')
  expect(await cached('page')).toBe('page is read')
  expect(read).toHaveBeenCalledTimes(2)
})
