import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStaticBytes } from '../../runtime/api/local-cache.ts'
import { fetchPieces, idleLimit } from './fetch-pieces.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server whose response a test sends piece by piece. */
function slowServer() {
  const responded = Promise.withResolvers<Response>()
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => {
      responded.reject(signal.reason)
      body?.error(signal.reason)
    })
    return responded.promise
  })
  return { respond: () => responded.resolve(new Response(stream)), body: () => body }
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve))
const piece = (...bytes: number[]) => new Uint8Array(bytes)

test('[API-02] a file that arrives in slow pieces loads', async () => {
  const server = slowServer()
  const reading = readStaticBytes(fetchPieces('/static/games'), 100)
  vi.advanceTimersByTime(idleLimit - 1)
  server.respond()
  await nextTask()
  for (const byte of [1, 2, 3]) {
    vi.advanceTimersByTime(idleLimit - 1)
    server.body()?.enqueue(piece(byte))
    await nextTask()
  }
  server.body()?.close()
  expect(await reading).toEqual(piece(1, 2, 3))
  expect(vi.getTimerCount()).toBe(0)
})

test('[API-02] a server that does not respond fails', async () => {
  slowServer()
  const reading = readStaticBytes(fetchPieces('/static/games'), 100)
  vi.advanceTimersByTime(idleLimit)
  await expect(reading).rejects.toThrow('The server sends nothing.')
})

test('[API-02] a server that stops in the middle of a file fails', async () => {
  const server = slowServer()
  const reading = readStaticBytes(fetchPieces('/static/games'), 100)
  server.respond()
  await nextTask()
  server.body()?.enqueue(piece(1))
  await nextTask()
  vi.advanceTimersByTime(idleLimit)
  await expect(reading).rejects.toThrow('The server sends nothing.')
})
