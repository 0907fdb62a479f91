import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { previewPort } from './ports.ts'

/** An answer as it comes over the wire, no redirect followed. */
export interface RawAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly headers: IncomingHttpHeaders
  /** The text, decompressed where it came as brotli. */
  readonly text: string
}

/**
 * Asks the preview for a path just as it is written, in the name of a host: no client tidies either of them first.
 *
 * @param options `body` is sent as JSON, with `POST`
 */
export function ask(
  host: string,
  path: string,
  { port = previewPort, headers = {}, body }: { port?: number; headers?: Record<string, string>; body?: object } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const type = body ? { 'content-type': 'application/json' } : {}
    const asking = request(
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
            text: (isBrotli ? brotliDecompressSync(body) : body).toString(),
          })
        })
      },
    )
    asking.on('error', reject)
    asking.end(body && JSON.stringify(body))
  })
}
