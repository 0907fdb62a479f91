import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPurger } from './purge.ts'

const sent: (readonly [method: string, url: string, key: string | null])[] = []
let status = 200
beforeEach(() => {
  sent.length = 0
  status = 200
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    sent.push([request.method, request.url, request.headers.get('surrogate-key')])
    if (status === 0) throw new TypeError('fetch failed')
    return new Response(null, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[OPS-02] a brand is purged immediately, and once more 2.5 s later', async () => {
  const { purge } = createPurger('http://cache:6081/', () => {})
  purge('livery-production-acme')
  expect(sent).toEqual([['PURGE', 'http://cache:6081/', 'livery-production-acme']])
  await vi.advanceTimersByTimeAsync(2499)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(2)
})

test.each([
  [405, 'The cache responded to the purge of acme with 405.'],
  [0, 'The cache was not reached for the purge of acme: fetch failed'],
])('[OPS-02] each refused purge is reported (status %d, 0: no response)', async (given, sentence) => {
  status = given
  const reported: string[] = []
  createPurger('http://cache:6081/', (one) => reported.push(one)).purge('acme')
  await vi.runAllTimersAsync()
  expect(reported).toEqual([sentence, sentence])
})

test('a host that ends purges nothing more', async () => {
  const { purge, close } = createPurger('http://cache:6081/', () => {})
  purge('acme')
  close()
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
})
