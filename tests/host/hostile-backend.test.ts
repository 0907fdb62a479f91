import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { remoteBackend } from '../../app/backends.ts'
import { openHost } from './open-host.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** The origin of a backend that gives every request the same response. */
async function openBackend(respond: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => respond(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const megabyte = Buffer.alloc(1024 * 1024, 32)

test.each([
  ['does not respond', () => {}],
  ['does not end its responses', (response: ServerResponse) => void response.write('{')],
])('[API-02] a page renders without its data if the backend %s', async (_what, respond) => {
  const { ask } = await openHost({ backend: remoteBackend(await openBackend(respond)).fetch })
  const page = await ask('/en-th/promotions')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')
})

test('[API-02] the host reads only a part of an endless response', async () => {
  let sent = 0
  const backend = await openBackend((response) => {
    const fill = () => {
      // Without a limit, the host would read all 300 MB.
      while (!response.destroyed && sent < 300 && response.write(megabyte)) sent += 1
      if (sent >= 300) response.end()
    }
    response.on('drain', fill)
    fill()
  })
  const { ask } = await openHost({ backend: remoteBackend(backend).fetch })
  const page = await ask('/en-th/promotions')
  expect(page.status).toBe(200)
  expect(sent).toBeLessThan(100)
})
