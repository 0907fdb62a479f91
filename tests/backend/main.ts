/** Serves the minimal backend on loopback: `node tests/backend/main.ts --port 8090 --typing numbers`. */
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createMinimalBackend } from './minimal-backend.ts'
import type { Typing } from './typing.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, typing: { type: 'string', default: 'numbers' } } })
const backend = createMinimalBackend({ typing: values.typing as Typing })

/** Handles calls, and the tests' requests for breaches and the ledger. */
async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/__breaches') return Response.json(backend.breaches)
  if (pathname === '/__ledger') return Response.json(backend.state.ledger)
  return backend.fetch(request)
}

serve({ fetch: handle, port: Number(values.port), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`Minimal backend at http://127.0.0.1:${port}`)
})
