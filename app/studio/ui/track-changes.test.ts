// @vitest-environment window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type * as sharedChanges from './track-changes.ts'
import { fakeStudio } from './testing/fake-studio.ts'

/**
 * The locks of the browser, which its windows share. A request for a lock waits for earlier requests of the same name.
 * Unlike in a browser, this holds for shared locks too.
 */
function fakeLocks() {
  const queues = new Map<string, { readonly mode: LockMode; readonly start: () => void }[]>()
  const request = async (name: string, { signal, mode = 'exclusive' }: LockOptions, run: () => unknown) => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const own = { mode, start: resolve }
    queue.push(own)
    if (queue.length === 1) resolve()
    const leave = () => {
      const isHeld = queue[0] === own
      queue.splice(queue.indexOf(own), 1)
      if (isHeld) queue[0]?.start()
    }
    signal?.addEventListener('abort', () => {
      if (queue[0] !== own && queue.includes(own)) leave()
      reject(signal.reason as Error)
    })
    await promise
    try {
      return await run()
    } finally {
      leave()
    }
  }
  const query = async () => ({
    held: [...queues].flatMap(([name, [first]]) => (first ? [{ name, mode: first.mode }] : [])),
  })
  return { request, query }
}

interface Connection {
  readonly windows: string
  readonly isOpen: () => boolean
  readonly send: (revision: number) => void
  readonly fail: () => void
}
let connections: Connection[]
beforeEach(() => {
  fakeStudio()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
  connections = []
  vi.stubGlobal('fetch', async (address: string, { signal, headers }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
    const body = new ReadableStream<Uint8Array>({ start: resolve })
    const source = await promise
    signal?.addEventListener('abort', () => source.error(signal.reason))
    const own = (headers as Record<string, string>)['x-livery-window'] ?? ''
    const others = new URL(address, 'http://acme.localhost').searchParams.get('windows')
    connections.push({
      windows: [own, ...(others ? [others] : [])].join(),
      isOpen: () => signal?.aborted !== true,
      send: (revision) => source.enqueue(new TextEncoder().encode(`${revision}\n`)),
      fail: () => source.error(new TypeError('network error')),
    })
    return new Response(body)
  })
})

/** Opens a window of the brand. `close` ends its page, with its lock and its connection. */
async function openWindow() {
  vi.resetModules()
  sessionStorage.clear()
  const { trackChanges } = (await import('./track-changes.ts')) as typeof sharedChanges
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const revisions: number[] = []
  const failures: unknown[] = []
  void trackChanges(
    (revision) => revisions.push(revision),
    (error) => failures.push(error),
    ended.signal,
  ).catch(() => {})
  return { revisions, failures, close: () => ended.abort() }
}
const open = () => connections.filter(({ isOpen }) => isOpen())

test('[BRD-06] the windows of a brand share one connection, which names all of them', async () => {
  const first = await openWindow()
  await expect.poll(open).toHaveLength(1)
  connections[0]?.send(1)
  await expect.poll(() => first.revisions).toEqual([1])
  const second = await openWindow()
  await expect.poll(() => connections.length).toBe(2)
  // The earlier connection remains until the new one responds.
  expect(open()).toHaveLength(2)
  expect(connections[1]?.windows.split(',')).toHaveLength(2)
  connections[1]?.send(2)
  await expect.poll(() => second.revisions).toEqual([0, 2])
  await expect.poll(open).toHaveLength(1)
  expect(first.revisions).toEqual([1, 2])
})

test('[BRD-06] the next window connects when the window with the connection closes, or when its connection fails', async () => {
  const first = await openWindow()
  await expect.poll(open).toHaveLength(1)
  const second = await openWindow()
  await expect.poll(() => connections.length).toBe(2)
  connections[1]?.send(1)
  await expect.poll(() => second.revisions).toContain(1)
  connections[1]?.fail()
  await expect.poll(() => first.failures).toHaveLength(1)
  await expect.poll(() => connections.length).toBe(3)
  connections[2]?.send(2)
  await expect.poll(() => [first.revisions.at(-1), second.revisions.at(-1)]).toEqual([2, 2])
  second.close()
  await expect.poll(() => connections.length, { timeout: 10_000 }).toBe(4)
  expect(open()).toHaveLength(1)
})
