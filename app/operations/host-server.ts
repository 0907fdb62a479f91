import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { listen } from '../listen.ts'
import type { FinishedRequest } from './request-log.ts'
import { dropForgedHeaders, type IsTrusted } from './trusted-proxies.ts'

/** How long requests in flight may continue after the host stops, in ms. */
const shutdownTimeout = 30_000

export interface HostServerDependencies {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  readonly isTrusted: IsTrusted
  /** The brand of a host name. */
  readonly merchantOf: (host: string | undefined) => string | undefined
  readonly onRequestFinished: (request: FinishedRequest) => void
}

export interface HostServer {
  readonly port: number
  /** The number of requests in flight. */
  inFlight(): number
  /**
   * Refuses new connections, completes the requests in flight, and ends. Cuts the responses that are still incomplete
   * after 30 s.
   */
  close(): Promise<void>
}

/** Listens for visitors. Fails with the system's error if the port is in use. */
export async function startHostServer(
  dependencies: HostServerDependencies,
  port: number,
  address: string,
): Promise<HostServer> {
  let inFlight = 0
  let isStopping = false
  /** The connections without a request so far. Node does not count them as idle. */
  const unused = new Set<Socket>()
  const server = createServer((request, response) => {
    const started = performance.now()
    unused.delete(request.socket)
    dropForgedHeaders(request, dependencies.isTrusted)
    const { method = '', url = '/' } = request
    inFlight += 1
    // An open connection would delay the host's stop.
    if (isStopping) response.setHeader('connection', 'close')
    response.on('close', () => {
      inFlight -= 1
      dependencies.onRequestFinished({
        merchant: dependencies.merchantOf(request.headers.host),
        method,
        url,
        status: response.statusCode,
        seconds: (performance.now() - started) / 1000,
        isCut: !response.writableFinished,
      })
      if (isStopping) server.closeIdleConnections()
    })
    dependencies.handle(request, response)
  })
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  return {
    port: await listen(server, port, address),
    inFlight: () => inFlight,
    close: async () => {
      isStopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
      const deadline = setTimeout(() => server.closeAllConnections(), shutdownTimeout)
      await closed
      clearTimeout(deadline)
    },
  }
}
