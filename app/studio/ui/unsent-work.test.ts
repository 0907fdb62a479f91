// @vitest-environment window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onClosedWithWork } from './unsent-work.ts'

/** The requests for locks of windows. Each waits until its window closes. */
let requests: { readonly name: string; readonly close: () => void }[]
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  requests = []
  const request = (name: string, _options: LockOptions, run: () => unknown) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    requests.push({ name, close: resolve })
    return promise.then(run)
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
})

function watch() {
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const call = vi.fn<() => void>()
  onClosedWithWork(call, ended.signal)
  return call
}

const keyOfOther = 'livery-studio unsent texts other'

/** Stores work of another window, as a browser reports it to this window. */
function storeElsewhere(text: string): void {
  const newValue = JSON.stringify({ items: [text] })
  localStorage.setItem(keyOfOther, newValue)
  dispatchEvent(new StorageEvent('storage', { key: keyOfOther, newValue }))
}

test('[BRD-06] a window that stores its work several times is awaited once, until it closes', async () => {
  const call = watch()
  storeElsewhere('A')
  storeElsewhere('AB')
  expect(requests.map(({ name }) => name)).toEqual(['livery-studio-window other'])
  requests[0]?.close()
  await expect.poll(() => call.mock.calls.length).toBe(1)
  storeElsewhere('ABC')
  expect(requests).toHaveLength(2)
})

test('[BRD-06] a window takes over work that another open window had stored before', async () => {
  sessionStorage.setItem('livery-studio window', '"own"')
  for (const key of ['livery-studio unsent edits own', keyOfOther]) localStorage.setItem(key, '{"items":[{}]}')
  const call = watch()
  expect(requests.map(({ name }) => name)).toEqual(['livery-studio-window other'])
  requests[0]?.close()
  await expect.poll(() => call.mock.calls.length).toBe(1)
})
