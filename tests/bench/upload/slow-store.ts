import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SlowStore {
  readonly origin: string
  /** Bytes in the bodies of PUT requests since the last call. */
  taken(): number
  close(): void
}

/**
 * Handles S3's calls for uploads, but stores nothing and checks no signature. It delays every response, and reads each
 * request no faster than the rate.
 *
 * @param latency delay of responses, in ms
 * @param rate bytes a second, for each request
 */
export async function startSlowStore(latency: number, rate: number): Promise<SlowStore> {
  let bytes = 0
  const later = (run: () => void) => void setTimeout(run, latency)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-expose-headers', 'ETag')
    if (request.method === 'OPTIONS') {
      later(() => response.writeHead(204, preflight).end())
      return
    }
    void readSlowly(request, rate).then((size) => {
      if (request.method === 'PUT') bytes += size
      later(() => respond(url, request.method ?? '', response))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    taken() {
      const taken = bytes
      bytes = 0
      return taken
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const preflight = {
  'access-control-allow-methods': 'PUT, POST, DELETE, GET',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '600',
}

async function readSlowly(request: IncomingMessage, rate: number): Promise<number> {
  const started = performance.now()
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    const ahead = (size / rate) * 1000 - (performance.now() - started)
    if (ahead > 2) await new Promise((resolve) => setTimeout(resolve, ahead))
  }
  return size
}

function respond(url: URL, method: string, response: ServerResponse): void {
  const xml = (body: string) =>
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
  const key = url.pathname.split('/').slice(2).join('/')
  if (method === 'POST' && url.searchParams.has('uploads')) {
    xml(`<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>u1</UploadId></InitiateMultipartUploadResult>`)
  } else if (method === 'POST') {
    const location = `http://127.0.0.1${url.pathname}`
    xml(
      `<CompleteMultipartUploadResult><Location>${location}</Location><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
    )
  } else response.writeHead(200, { etag: '"e"' }).end()
}
