import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { requestsPerSecond } from './load.ts'

const servers = new Set<ReturnType<typeof createServer>>()

afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

/** Loads a server on this machine by two connections. */
async function load(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return requestsPerSecond({ port, path: '/', headers: { host: 'localhost' }, connections: 2, seconds: 0.05 })
}

test.each([
  ['with its length', (_, response) => response.writeHead(200, { 'content-length': 2 }).end('ok')],
  ['in chunks', (_, response) => response.writeHead(200).end('ok')],
] satisfies readonly [string, RequestListener][])(
  'the load counts the responses of a server, %s',
  async (_how, listener) => {
    let requests = 0
    const speed = await load((request, response) => {
      requests += 1
      listener(request, response)
    })
    expect(requests).toBeGreaterThan(0)
    expect(speed).toBeGreaterThan(0)
  },
)

test('a response that is not a page rejects the load', async () => {
  await expect(load((_, response) => response.writeHead(503).end())).rejects.toThrow(
    'A response was not a page: HTTP/1.1 503',
  )
})

test('a closed connection rejects the load', async () => {
  await expect(load((request) => request.socket.destroy())).rejects.toThrow('has closed a connection')
})
