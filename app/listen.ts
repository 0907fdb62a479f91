import type { Server } from 'node:http'

/**
 * Starts a server. Fails with the system's error if the port is in use.
 *
 * @param port 0 takes any free port
 * @returns the port
 */
export async function listen(server: Server, port: number, address: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  return portOf(server, port)
}

/** The port of a server that listens, or else the wanted port. */
export function portOf(server: Server, wanted: number): number {
  const place = server.address()
  return typeof place === 'object' && place !== null ? place.port : wanted
}

/** Closes a server, and cuts the connections that are open. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}
