import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'

/** The server to which the front sends its requests. Handles a request as `fetch` does. */
export type Upstream = (request: Request) => Promise<Response>

export interface Front {
  readonly port: number
  close(): void
}

/**
 * HTTP/2 with TLS in front of a server, like a real site. Delays calls to `/api/`. A request without a response from
 * the server fails in the browser.
 *
 * @param apiDelay in ms
 */
export async function startFront(folder: string, upstream: Upstream, apiDelay: number): Promise<Front> {
  const { key, cert } = certificate(folder)
  const server = createSecureServer({ key, cert })
  server.on('stream', (stream, headers) => {
    const path = String(headers[':path'])
    const body: Buffer[] = []
    stream.on('data', (chunk: Buffer) => body.push(chunk))
    stream.on('error', () => {})
    stream.on('end', () => {
      void (async () => {
        if (path.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, apiDelay))
        const method = String(headers[':method'])
        const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
        const host = String(headers[':authority'])
        const response = await upstream(
          new Request(`http://${host}${path}`, {
            method,
            headers: [...plain.map(([name, value]) => [name, String(value)] as [string, string]), ['host', host]],
            ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
          }),
        )
        if (stream.destroyed) return
        const kept = [...response.headers].filter(
          ([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
        )
        stream.respond({ ':status': response.status, ...Object.fromEntries(kept) })
        stream.end(Buffer.from(await response.arrayBuffer()))
      })().catch(() => stream.destroy())
    })
    stream.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as { port: number }).port, close: () => server.close() }
}

function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const key = join(folder, 'key.pem')
  const cert = join(folder, 'cert.pem')
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
    ' ',
  )
  const { status } = spawnSync('openssl', [...args, '-keyout', key, '-out', cert])
  if (status !== 0) throw new Error('This bench needs openssl on the path, to make a certificate for loopback.')
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
