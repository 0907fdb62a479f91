import { ConnectionCut, createSandbox } from '../../sandbox/index.ts'
import type { SandboxData } from '../../schemas/generated/sandbox.ts'
import type { BrandStore } from '../host/brand-store.ts'
import { readBrandFile } from '../host/create-host.ts'

/** What answers calls in the preview. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>
  /** How far its clock is from the machine's, in ms. */
  readonly clockOffset: () => number
  /** Whether it is the sandbox, which can be driven. */
  readonly sandbox: boolean
  close(): void
}

/** The sandbox with every brand, driven at `/__sandbox/*`. */
export function sandboxBackend(store: BrandStore, folders: readonly string[]): Backend {
  const read = readBrandFile(folders)
  const sandbox = createSandbox({
    database: ':memory:',
    control: true,
    merchants: store.all().map(({ resolved }) => ({
      id: resolved.merchant,
      name: resolved.manifest.merchant.name,
      hosts: [`${resolved.merchant}.localhost`, ...Object.keys(resolved.manifest.site.domains)],
      data: sandboxData(read, resolved.merchant),
    })),
  })
  let offset = 0
  const followClock = async () => {
    const answer = await sandbox.fetch(new Request('http://localhost/__sandbox/clock'))
    offset = ((await answer.json()) as { offset: number }).offset
  }
  return {
    fetch: async (request) => {
      try {
        const response = await sandbox.fetch(request)
        if (request.method === 'POST' && new URL(request.url).pathname.startsWith('/__sandbox/')) await followClock()
        return response
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error
        return cutResponse()
      }
    },
    clockOffset: () => offset,
    sandbox: true,
    close: () => sandbox.close(),
  }
}

/** An answer that ends in the middle: whoever reads it meets a failed connection, the host's rendering as the browser. */
function cutResponse(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(new ConnectionCut()) }))
}

/** A brand without data of its own shows that of the first brand that has some. */
function sandboxData(read: ReturnType<typeof readBrandFile>, merchant: string): SandboxData {
  const bytes = read(merchant, 'sandbox.json') ?? read('base', 'sandbox.json')
  return JSON.parse(bytes ? new TextDecoder().decode(bytes) : '{}') as SandboxData
}

/**
 * An own backend.
 *
 * @param origin scheme and host
 */
export function remoteBackend(origin: string): Backend {
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.delete('host')
      const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
      try {
        return await fetch(`${origin}${pathname}${search}`, {
          method: request.method,
          headers,
          body,
          redirect: 'manual',
        })
      } catch {
        return Response.json({ status: false, msg: 'The backend does not answer.' }, { status: 502 })
      }
    },
    clockOffset: () => 0,
    sandbox: false,
    close: () => {},
  }
}
