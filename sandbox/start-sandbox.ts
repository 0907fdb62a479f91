import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createSandbox } from './create-sandbox.ts'
import { ConnectionCut, type SandboxOptions } from './sandbox-options.ts'

/** A running sandbox with a port of its own. */
export interface StartedSandbox {
  /** `http://127.0.0.1:4310`. Requests name their brand in the Host header. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Starts a sandbox on loopback.
 *
 * @param options as for {@link createSandbox}. Without `port`, or with 0, the sandbox listens on any free port
 * @throws if the port is in use
 */
export async function startSandbox(options: SandboxOptions & { readonly port?: number }): Promise<StartedSandbox> {
  const sandbox = createSandbox(options)
  const handle = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    try {
      return await sandbox.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? 'unknown' })
    } catch (error) {
      if (!(error instanceof ConnectionCut)) throw error
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  }
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request, env) => handle(request, env as HttpBindings), hostname: '127.0.0.1', port: options.port ?? 0 },
      ({ port }: AddressInfo) => resolve({ origin: `http://127.0.0.1:${port}`, close }),
    )
    server.on('error', (error) => {
      sandbox.close()
      reject(error)
    })
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => {
          sandbox.close()
          done()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
  })
}
