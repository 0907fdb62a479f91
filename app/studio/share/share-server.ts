import { createServer, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { closeServer, listen } from '../../listen.ts'
import { createShareHandler, type ShareHandlerDependencies, sharePath } from './share-handler.ts'
import { createShares, type Share } from './shares.ts'
import { codeOf } from '../../../runtime/errors/caught-error.ts'

export interface ShareServerOptions {
  /** The name or address of this computer under which colleagues reach it. Default: loopback. */
  readonly address?: string
  /** The port to listen at. 0 takes any free port. */
  readonly port: number
  /** Prepares the parts of a site that do not depend on the share. Called before each new link. */
  readonly prepare: () => Promise<unknown>
  readonly openSite: ShareHandlerDependencies['openSite']
}

const loopback = '127.0.0.1'
/** A host name of a link on this computer. The link may have ended. */
const linkName = /^[0-9a-f]{12}\.localhost/

/**
 * Creates the server of preview links. It is not the studio's server, so that the studio stays on loopback and a
 * draft's pages have another origin. Listens from the first link on.
 */
export function createShareServer({ address, port: wanted, prepare, openSite }: ShareServerOptions) {
  const shares = createShares()
  const isLocalhost = address === undefined || address === 'localhost'
  const names = isLocalhost ? ['localhost', loopback] : [isIPv6(address) ? `[${address}]` : address]
  // On this computer, each link has a name of its own, so that a browser keeps the cookies of several links apart.
  const nameOf = ({ id }: Share) => (isLocalhost ? `${id}.localhost` : names[0])
  let port = wanted
  let opening: Promise<Server> | undefined
  const isOwnHost = (host: string) => {
    const [link] = (isLocalhost && linkName.exec(host)) || []
    return [...names, ...(link === undefined ? [] : [link])].some((name) =>
      hostsOf(name.toLowerCase(), port).includes(host),
    )
  }
  const handler = createShareHandler({ shares, isOwnHost, openSite })

  async function start(): Promise<Server> {
    const listener = getRequestListener((request) =>
      handler.handle(request).catch((error: unknown) => {
        console.error(error)
        return new Response('The preview failed.', { status: 500 })
      }),
    )
    const server = createServer((request, response) => void listener(request, response))
    port = await listen(server, wanted, address ?? loopback).catch((error: Error) => {
      throw new Error(reasonOf(error, wanted), { cause: error })
    })
    return server
  }

  return {
    shares,
    /** Whether links open on this computer only. */
    isLocal: address === undefined || ['localhost', loopback, '::1'].includes(address),
    urlOf: (share: Share): string => `http://${nameOf(share)}:${port}${sharePath}${share.token}`,
    /**
     * Listens, unless the server already does, and prepares the sites. Throws if the address or the port is
     * unavailable, or the preparation fails.
     */
    open: async (): Promise<void> => {
      opening ??= start().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      await opening
      await prepare()
    },
    closeEnded: handler.closeEnded,
    close: async (): Promise<void> => {
      handler.close()
      const server = await opening?.catch(() => undefined)
      if (server) await closeServer(server)
    },
  }
}

/** The `Host` headers of requests to a name and a port. A browser leaves out the port 80. */
export const hostsOf = (name: string, port: number): readonly string[] =>
  port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]

export type ShareServer = ReturnType<typeof createShareServer>

/** Explains to the operator why the server cannot listen, from the system's error. */
function reasonOf(error: Error, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Start the studio with another --share-port.`
    case 'EACCES':
      return `Your account may not listen on port ${port}. Start the studio with a --share-port from 1024.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'This computer does not have the address of --share. Start the studio with another one.'
    default:
      return error.message
  }
}
