import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { previewPort } from './ports.ts'

/** A host behind a connection that halts within a page. */
export interface HaltingFront {
  /** The address of a page of a brand. */
  readonly site: (path: string, brand: string) => string
  /** Sends the rest of the page. */
  readonly release: () => void
  readonly close: () => void
}

/**
 * Starts a proxy in front of the tested server.
 *
 * @param after pages halt after the first match of this pattern
 */
export async function startHaltingFront(after: RegExp): Promise<HaltingFront> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server: Server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const { method, url: path } = incoming
    const passed = request({ host: '127.0.0.1', port: previewPort, path, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      if (!response.headers['content-type']?.startsWith('text/html')) return void response.pipe(outgoing)
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const page = Buffer.concat(chunks)
        // One character for each byte.
        const { index, 0: found } = after.exec(page.toString('latin1')) ?? { index: page.length, 0: '' }
        const at = index + found.length
        outgoing.write(page.subarray(0, at))
        void released.then(() => outgoing.end(page.subarray(at)))
      })
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    site: (path, brand) => `http://${brand}.localhost:${port}${path}`,
    release,
    close: () => void server.close(),
  }
}
