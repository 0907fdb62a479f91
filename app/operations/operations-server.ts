import { createServer } from 'node:http'
import { listen } from '../listen.ts'

/** Facts about a host, for its operators. */
export interface HostState {
  /** Whether the host can serve visitors, with details. */
  readonly readiness: () => { readonly isReady: boolean; readonly details: Readonly<Record<string, unknown>> }
  /** The metrics in the text format of Prometheus. */
  readonly metrics: () => string
}

/** The headers of every response. */
const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** Serves `/health`, `/ready` and `/metrics` at a port of its own, so that the operator can hide them from visitors. */
export async function startOperationsServer(operations: HostState, port: number, address: string) {
  const server = createServer(({ url = '', method }, response) => {
    const send = (status: number, type: string, body: string, headers = {}) =>
      response.writeHead(status, { ...common, 'content-type': type, ...headers }).end(body)
    if (method !== 'GET' && method !== 'HEAD') send(405, 'text/plain', 'GET only.\n', { allow: 'GET, HEAD' })
    else if (url === '/health') send(200, 'text/plain', 'alive\n')
    else if (url === '/metrics') send(200, 'text/plain; version=0.0.4; charset=utf-8', operations.metrics())
    else if (url === '/ready') {
      const { isReady, details } = operations.readiness()
      send(isReady ? 200 : 503, 'application/json', `${JSON.stringify({ ready: isReady, ...details })}\n`)
    } else send(404, 'text/plain', 'There are /health, /ready and /metrics.\n')
  })
  return {
    port: await listen(server, port, address),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
