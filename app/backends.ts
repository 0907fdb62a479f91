import { createSandbox } from '../sandbox/index.ts'
import type { SandboxData } from '../schemas/generated/sandbox.ts'
import type { BrandStore } from './host/brand-store.ts'
import { readBrandFile } from './host/brand-files.ts'

/** What answers `/api/*` and `/static/*`. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => void
}

/** The sandbox with the data of every brand of a store. */
export function sandboxBackend(store: BrandStore, folders: readonly string[]): Backend {
  const read = readBrandFile(folders)
  const sandbox = createSandbox({
    database: ':memory:',
    control: true,
    merchants: store.all().map(({ resolved }) => ({
      id: resolved.merchant,
      name: resolved.manifest.merchant.name,
      hosts: [`${resolved.merchant}.localhost`, ...Object.keys(resolved.manifest.site.domains)],
      data: sandboxData(read, resolved.merchant, resolved.manifest.merchant.name),
    })),
  })
  return { fetch: (request) => sandbox.fetch(request), close: () => sandbox.close() }
}

/** A brand without data of its own shows base's, under its own name. */
function sandboxData(read: ReturnType<typeof readBrandFile>, merchant: string, name: string): SandboxData {
  const bytes = read(merchant, 'sandbox.json') ?? read('base', 'sandbox.json')
  const text = bytes ? new TextDecoder().decode(bytes) : '{}'
  return JSON.parse(text.replaceAll('{merchant}', JSON.stringify(name).slice(1, -1))) as SandboxData
}

/** A backend of one's own: scheme and host. */
export function remoteBackend(origin: string): Backend {
  return { fetch: (request) => forward(request, () => origin), close: () => {} }
}

/** Sends a request on. The backend is told the brand's host name; an origin that does not answer is a failed call. */
export async function forward(request: Request, originOf: (url: URL) => string): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-host', headers.get('host') ?? url.host)
  headers.delete('host')
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  try {
    return await fetch(`${originOf(url)}${url.pathname}${url.search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    })
  } catch {
    return Response.json({ status: false, msg: 'The backend does not answer.' }, { status: 502 })
  }
}
