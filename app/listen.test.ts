import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { closeServer, listen, portOf } from './listen.ts'

test('[BRD-05] a preview that restarts before it listens keeps its wanted port', async () => {
  const server = createServer()
  expect(portOf(server, 5173)).toBe(5173)
  const port = await listen(server, 0, '127.0.0.1')
  expect(port).toBeGreaterThan(0)
  expect(portOf(server, 5173)).toBe(port)
  await closeServer(server)
})
