import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { format } from 'node:util'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test, vi } from 'vitest'
import { readEnvelope } from '../runtime/api/read-envelope.ts'
import { remoteBackend } from './backends.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a backend with scripted responses. `received` lists the requests that the backend gets. */
async function openBackend(respond: (response: ServerResponse) => void) {
  const received: IncomingMessage[] = []
  const server = createServer((request, response) => {
    received.push(request)
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const call = (headers: Record<string, string> = {}) =>
    remoteBackend(origin).fetch(
      new Request('http://brand.example/api/user/get-bal', {
        method: 'POST',
        body: '{}',
        headers: { host: 'brand.example', 'content-type': 'application/json', ...headers },
      }),
    )
  return { received, origin, call }
}

const plain = (response: ServerResponse) => response.end('{"status":true}')

test('a remote backend receives the host name of the brand as the forwarded host', async () => {
  const { received, call } = await openBackend(plain)
  await call()
  expect(received[0]?.headers['x-forwarded-host']).toBe('brand.example')
})

test('a call with the header Expect: 100-continue reaches the backend without this header', async () => {
  const { received, call } = await openBackend(plain)
  const response = await call({ expect: '100-continue' })
  expect([response.status, received[0]?.headers.expect]).toEqual([200, undefined])
})

test.each([
  ['a page of the brand', 'http://brand.example', 'own'],
  ['a page of another site', 'http://evil.example', 'http://evil.example'],
  ['a page without an origin', 'null', 'null'],
])('a call from %s reaches the backend with its real origin', async (_whose, given, expected) => {
  const { received, origin, call } = await openBackend(plain)
  await call({ origin: given })
  expect(received[0]?.headers.origin).toBe(expected === 'own' ? origin : expected)
})

test('a body passes to the backend as it arrives, with its length', async () => {
  const { received, origin } = await openBackend(() => {})
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
  const headers = { 'content-length': '9', 'content-type': 'application/octet-stream' }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const response = remoteBackend(origin).fetch(new Request('http://brand.example/api/user/x', init))
  send?.enqueue(new TextEncoder().encode('first'))
  await expect.poll(() => received.length).toBe(1)
  const [upload] = received
  expect(upload?.headers).toMatchObject({ 'content-length': '9' })
  expect(upload?.headers['transfer-encoding']).toBeUndefined()
  expect(await upload?.iterator({ destroyOnReturn: false }).next()).toMatchObject({ value: Buffer.from('first') })
  send?.error(new Error('The visitor left.'))
  expect((await response).status).toBe(502)
})

test.each(['with its length', 'without a length'])('a body of more than 32 MB %s is refused', async (kind) => {
  const { origin } = await openBackend((response) => void response.req.resume())
  const piece = new Uint8Array(1024 * 1024)
  let left = 1000
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
  })
  const headers: HeadersInit = kind === 'with its length' ? { 'content-length': String(40 * piece.length) } : {}
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const response = await remoteBackend(origin).fetch(new Request('http://brand.example/api/user/x', init))
  expect(response.status).toBe(413)
  expect(left).toBeGreaterThan(950)
})

test.each([
  ['does not respond', (_response: ServerResponse) => {}],
  ['does not end its response', (response: ServerResponse) => void response.write('{')],
])('[API-02] the deadline of a page ends its call to a backend that %s', async (_what, respond) => {
  const { received, origin } = await openBackend(respond)
  const deadline = new AbortController()
  const init = { method: 'POST', body: '{}', signal: deadline.signal }
  const responding = remoteBackend(origin).fetch(new Request('http://brand.example/api/user/get-bal', init))
  const ended = responding.then((response) => response.json()).catch((error: Error) => error)
  await expect.poll(() => received.length).toBe(1)
  const [call] = received
  const closed = new Promise<void>((resolve) => call?.socket.once('close', () => resolve()))
  deadline.abort()
  await closed
  expect(await ended).not.toMatchObject({ status: true })
})

test('a redirect of the backend reaches the browser, and the host does not follow it', async () => {
  const { received, call } = await openBackend((response) => response.writeHead(302, { location: '/admin' }).end())
  const response = await call()
  expect([response.status, response.headers.get('location'), received.length]).toEqual([302, '/admin', 1])
})

test('a compressed response arrives decompressed, with each of its cookies', async () => {
  const { call } = await openBackend((response) => {
    response.setHeader('content-encoding', 'gzip')
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.end(gzipSync('{"status":true}'))
  })
  const response = await call({ 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.json()).toEqual({ status: true })
})

test('[API-02] [WDR-06] a call without a response from the backend is not a refusal, because its outcome is unknown', async () => {
  const { received, call } = await openBackend((response) => response.destroy())
  const response = await call()
  expect([response.status, received.length]).toEqual([502, 1])
  const body: unknown = await response.json().catch(() => undefined)
  expect(readEnvelope(response.status, body).response).toEqual({ status: false, noResponse: true })
})

test('a truncated response fails with one line on the terminal, without a stack', async () => {
  const { call } = await openBackend((response) => {
    response.setHeader('content-length', '1000')
    response.write('{"status":')
    setImmediate(() => response.destroy())
  })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  closers.push(() => printed.mockRestore())
  const listener = getRequestListener(() => call())
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const response = await fetch(`http://127.0.0.1:${(server.address() as { port: number }).port}/`)
  await expect(response.text()).rejects.toThrow('terminated')
  expect(printed.mock.calls.map((values) => format(...values))).toEqual([
    '[ResponseCut: The backend ended its response in the middle.]',
  ])
})
