import type { Upstream } from './secure-front.ts'

/** Forwards a browser's request to the host on loopback. */
export function toHost(port: number): Upstream {
  return async (request: Request): Promise<Response> => {
    const { request: send } = await import('node:http')
    const url = new URL(request.url)
    const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer())
    return new Promise((resolve, reject) => {
      const headers = { ...Object.fromEntries(request.headers), host: request.headers.get('host') ?? url.host }
      const outgoing = send(
        { port, host: '127.0.0.1', path: url.pathname + url.search, method: request.method, headers },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const pairs = Object.entries(response.headers).map(
              ([name, value]) => [name, String(value)] as [string, string],
            )
            const status = response.statusCode ?? 500
            resolve(
              new Response(status === 304 || status === 204 ? null : new Uint8Array(Buffer.concat(chunks)), {
                status,
                headers: pairs,
              }),
            )
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }
}
