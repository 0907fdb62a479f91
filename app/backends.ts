import { type Connection, ConnectionCut, createSandbox } from '../sandbox/index.ts'
import { hostNames, localName, type ResolvedManifest } from '../runtime/manifest/index.ts'
import type { SandboxPart } from '../sandbox/part.ts'
import type { SandboxData } from '../schemas/generated/sandbox.ts'
import { areasOfBrand } from './areas/areas-of-brand.ts'
import type { BrandStore } from './host/brand-store.ts'
import { messageOf } from '../runtime/errors/caught-error.ts'

/** The server behind `/api/*` and `/static/*`. */
export interface Backend {
  /** Handles a request. Without a connection, the sandbox's controls assume that this process sends the request. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>
  /** The offset of the backend's clock from the machine's clock, in ms. */
  readonly clockOffset: () => number
  /** Whether the backend is the sandbox, which tests and tools control at `/__sandbox/*`. */
  readonly isSandbox: boolean
  /** Host names of the sandbox's own pages, which belong to no brand. */
  readonly ownHosts: readonly string[]
  /** Gives the sandbox the data of new and changed brands, and drops removed ones. Any other backend needs no data. */
  readonly syncBrands: () => void
  readonly close: () => void
}

/** The brands of a sandbox. */
type SandboxBrands = Pick<BrandStore, 'all' | 'find'>

/**
 * The sandbox with the data of every brand of a store.
 *
 * @param parts the sandbox parts of the areas; an area's part follows the parts of the areas that it requires
 * @param storeFor the store of the environment that a request chooses, if requests can choose an environment
 */
export function sandboxBackend(
  store: SandboxBrands,
  parts: readonly SandboxPart[],
  storeFor: (request: Request) => SandboxBrands = () => store,
): Backend {
  const sandbox = createSandbox({ database: ':memory:', control: true, parts, merchants: [] })
  const known = new Map<string, ResolvedManifest>()
  const syncBrands = () => {
    for (const merchant of known.keys()) {
      if (store.find(merchant)) continue
      known.delete(merchant)
      sandbox.remove(merchant)
    }
    for (const { resolved } of store.all()) {
      const { merchant, manifest } = resolved
      if (known.get(merchant) === resolved) continue
      known.set(merchant, resolved)
      try {
        sandbox.put({
          id: merchant,
          name: manifest.merchant.name,
          hosts: [...new Set([localName(merchant), ...hostNames(resolved)])],
          areas: areasOfBrand(manifest),
          idempotencyHeader: manifest.api.idempotencyHeader,
          data: sandboxData(resolved),
          storage: (request) => (storeFor(request).find(merchant)?.resolved ?? resolved).manifest.upload,
        })
      } catch (error) {
        // Invalid data of one brand does not affect the others.
        console.warn(`${merchant}: ${messageOf(error)}`)
      }
    }
  }
  syncBrands()
  let offset = 0
  const readClock = async () => {
    const response = await sandbox.fetch(new Request('http://localhost/__sandbox/clock'))
    const clock = Object(await response.json()) as { readonly offset?: unknown }
    offset = Number(clock.offset)
  }
  return {
    fetch: async (request, connection) => {
      try {
        const response = await sandbox.fetch(request, connection)
        if (request.method === 'POST' && new URL(request.url).pathname.startsWith('/__sandbox/')) await readClock()
        return response
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error
        return cutResponse()
      }
    },
    clockOffset: () => offset,
    isSandbox: true,
    ownHosts: sandbox.ownHosts,
    syncBrands,
    close: () => sandbox.close(),
  }
}

/** A truncated response of the backend. The server prints one line about it for the operator. */
class ResponseCut extends Error {
  override readonly name = 'ResponseCut'
  override readonly stack = ''
  constructor() {
    super('The backend ended its response in the middle.')
  }
}

/** Returns a truncated response. Its reader, the renderer or the browser, sees a failed connection. */
function cutResponse(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(new ResponseCut()) }))
}

/**
 * The brand's data with the brand's name inserted. The manifest decides which locales exist, and the data decides their
 * order.
 */
function sandboxData({ sandbox, manifest: { merchant, locales } }: ResolvedManifest): SandboxData {
  const text = JSON.stringify(sandbox)
  const name = JSON.stringify(merchant.name).slice(1, -1)
  // oxlint-disable-next-line input/no-asserted-input -- a replaced text keeps the shape of validated data
  const data = JSON.parse(text.replaceAll('{merchant}', () => name)) as SandboxData
  const known = data.locales.filter((code) => Object.hasOwn(locales, code))
  return { ...data, locales: [...new Set([...known, ...Object.keys(locales)])] }
}

/**
 * The operator's own backend.
 *
 * @param origin scheme and host
 */
export function remoteBackend(origin: string): Backend {
  return {
    fetch: (request) => forward(request, () => origin),
    clockOffset: () => 0,
    isSandbox: false,
    ownHosts: [],
    syncBrands: () => {},
    close: () => {},
  }
}

/** The largest body of a forwarded request, in bytes: about three times the largest receipt. */
const largestBody = 32 * 1024 * 1024

/**
 * The headers that the host does not forward. Most of them apply to one connection or one proxy only. `fetch` sets its
 * own `accept-encoding`. `fetch` refuses `expect`, and the server has already responded to it.
 */
const ofConnection = [
  'accept-encoding',
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Forwards a request with the brand's host name. A call from a page of the brand counts as same-origin. Fails with
 * status 502 if the origin does not respond, and 413 for a body of more than 32 MB. If the client aborts, the forwarded
 * request ends too.
 */
export async function forward(request: Request, originOf: (url: URL) => string): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  const host = headers.get('host') ?? url.host
  const target = originOf(url)
  headers.set('x-forwarded-host', host)
  headers.delete('host')
  for (const name of ofConnection) headers.delete(name)
  if (isOwnPage(headers.get('origin'), host)) headers.set('origin', target)
  if (Number(headers.get('content-length')) > largestBody) return tooLarge()
  let size = 0
  const countPieces = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        size += piece.byteLength
        if (size > largestBody) controller.error(new Error('The body is too large.'))
        else controller.enqueue(piece)
      },
    })
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: request.method,
    headers,
    body: request.body && request.body.pipeThrough(countPieces()),
    duplex: 'half',
    redirect: 'manual',
    signal: request.signal,
  }
  try {
    const response = await fetch(`${target}${url.pathname}${url.search}`, init)
    return decompressed(response)
  } catch {
    if (size > largestBody) return tooLarge()
    // The origin may have carried out the call. The response has no envelope, because pages would read one as a
    // refusal.
    return new Response('The backend does not respond.', { status: 502 })
  }
}

const tooLarge = () => Response.json({ status: false, msg: 'The request is too large.' }, { status: 413 })

/**
 * Whether a request comes from a page of the host that it was sent to. A request from a page of another site keeps its
 * origin, so it remains cross-origin.
 */
function isOwnPage(origin: string | null, host: string): boolean {
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

/** The response for the client. `fetch` has decompressed the body, so its length and its encoding no longer apply. */
function decompressed(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const name of [...ofConnection, 'content-length', 'content-encoding']) headers.delete(name)
  const body = response.body && bodyOf(response.body)
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

/** Streams the body. Fails with `ResponseCut` if it is truncated. */
function bodyOf(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        controller.error(new ResponseCut())
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
