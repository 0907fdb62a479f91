// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPatiently } from './load-patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A load that fails a number of times. */
function loadThatFails(times: number) {
  return vi.fn<() => Promise<string>>(async () => {
    times -= 1
    if (times >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  })
}

test('[QRY-07] code that failed to load loads again after a while', async () => {
  const load = loadThatFails(2)
  const loading = loadPatiently(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await loading).toBe('code')
})

test('[QRY-07] code that failed to load loads again when the connection returns', async () => {
  const load = loadThatFails(1)
  const loading = loadPatiently(load)
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  expect(await loading).toBe('code')
  expect(vi.getTimerCount()).toBe(0)
})
