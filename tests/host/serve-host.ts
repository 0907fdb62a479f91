import { request as httpRequest } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createHostMetrics } from '../../app/operations/host-metrics.ts'
import { startHostServer } from '../../app/operations/host-server.ts'
import type { FinishedRequest } from '../../app/operations/request-log.ts'
import { trustedProxies } from '../../app/operations/trusted-proxies.ts'
import { openHost } from './open-host.ts'

/** Sends a request to a port of this machine. */
export const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = httpRequest(
      { port, host: '127.0.0.1', path, headers: { host: 'siam191.localhost', ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: response.headers,
          }),
        )
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end()
  })

/** A host at its own port until the end of the test, with metrics, over a backend that the test defines. */
export async function serveHost(
  backend?: (request: Request) => Promise<Response>,
  proxies: readonly string[] = ['127.0.0.1'],
) {
  const { host } = await openHost(backend ? { backend } : {})
  const finished: FinishedRequest[] = []
  const listener = getRequestListener((request) => host.fetch(request))
  const server = await startHostServer(
    {
      handle: (request, response) => void listener(request, response),
      isTrusted: trustedProxies(proxies),
      merchantOf: (name) => (name === 'siam191.localhost' ? 'siam191' : undefined),
      onRequestFinished: (request) => {
        finished.push(request)
        metrics.requestFinished(request)
      },
    },
    0,
    '127.0.0.1',
  )
  onTestFinished(() => server.close())
  const metrics = createHostMetrics({
    served: () => 3,
    broken: () => 1,
    inFlight: server.inFlight,
    pages: () => ({ count: 2, bytes: 1000 }),
    sequences: () => new Map([['siam191', 12]]),
    cachedBytes: () => 2000,
    awaySince: () => 1000,
    now: () => 4500,
  })
  return { server, metrics, finished }
}
