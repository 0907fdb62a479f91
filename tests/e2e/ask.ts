import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { previewPort } from './ports.ts'

/** A raw response, without following redirects. */
export interface RawResponse {
  readonly status: number
  readonly location: string | undefined
  readonly headers: IncomingHttpHeaders
  /** The size of the body as sent. */
  readonly bytes: number
  /** The text, decompressed from brotli if necessary. */
  readonly text: string
}

/**
 * Sends a request with a `host` header to a server on this machine. Sends the path as it is, although usual clients
 * would normalise it.
 *
 * @param options `body` is sent as JSON, with `POST`. Default of `port`: the tested server
 */
export function ask(
  host: string,
  path: string,
  { port = previewPort, headers = {}, body }: { port?: number; headers?: Record<string, string>; body?: object } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const type = body ? { 'content-type': 'application/json' } : {}
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: { ...type, ...headers, host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          const isBrotli = response.headers['content-encoding'] === 'br'
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            headers: response.headers,
            bytes: body.length,
            text: (isBrotli ? brotliDecompressSync(body) : body).toString(),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })
}
