import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createLocalCache } from '../runtime/api/local-cache.ts'
import type { Connection } from '../sandbox/index.ts'
import type { AreaHosts } from './areas/area-hosts.ts'
import type { Backend } from './backends.ts'
import { createCanaryHost } from './canary-host.ts'
import { createBackendNotices } from './host/backend-notices.ts'
import { createBoundedStore } from './host/bounded-store.ts'
import type { BuiltSite } from './host/built-site.ts'
import { createByteCache } from './host/byte-cache.ts'
import { createHost } from './host/create-host.ts'
import type { HostDependencies } from './host/routes/host-dependencies.ts'
import { createErrorRelay, postToWebhook } from './host/error-relay.ts'
import { nodeHostParts } from './host/node-host-parts.ts'
import { createPageCache, type RenderedResponse } from './host/page-cache.ts'
import { createRenderingLimit } from './host/rendering-limit.ts'
import { releaseTagHeader } from './host/release-tag.ts'
import { acceptsBrotli, addressHost, hostName } from './host/request-headers.ts'
import type { Pages } from './host/serve-pages.ts'
import type { HostLog } from './operations/host-log.ts'
import type { ServedBrands } from './served-brands.ts'

/** The limit of a host's cache for all brands together, in bytes: pages, their parts, and their data. */
const brandMemory = 64 * 1024 * 1024

/**
 * The maximum number of pages that the host renders concurrently. One page renders while the system compresses the
 * others on other threads.
 */
const mostRenderings = 3

/** How long a page may wait for its backend before the host starts to render another page, in ms. */
const renderingPatience = 25

/** The interval at which the host removes expired values from its memory, in ms. */
const sweepInterval = 5000

/** The parts of a host that its handler of requests needs. */
export interface HandlerParts {
  readonly site: BuiltSite
  readonly brands: ServedBrands
  readonly areaHosts: AreaHosts
  readonly backend: Backend
  readonly log: HostLog
  /** Turns the cache of rendered pages off, for measurements. */
  readonly isCacheOff?: boolean
  /** How long a shared cache may keep a guest's page, in s. */
  readonly sharedFor?: number
}

/** Handles the requests of visitors, and caches what it reads and renders for them. */
export interface RequestHandler {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  /** The rendered pages in memory: their number and their size in bytes. */
  readonly pages: () => { readonly count: number; readonly bytes: number }
  /** The size of everything that the host caches for brands, in bytes. */
  readonly cachedBytes: () => number
  readonly close: () => void
}

/**
 * Opens the handler of a host's requests. It tries a cached page first, then the sandbox, a canary, and the site
 * itself.
 */
export function openRequestHandler({
  site,
  brands,
  areaHosts,
  backend,
  log,
  isCacheOff,
  sharedFor,
}: HandlerParts): RequestHandler {
  const memory = createByteCache(brandMemory)
  const sweeping = setInterval(() => memory.removeExpired(dependencies.now()), sweepInterval).unref()
  const pages = createPageCache(isCacheOff ? createByteCache(0) : memory)
  const dependencies: HostDependencies = {
    ...site,
    ...nodeHostParts(),
    brandOf: brands.siteOf,
    areaNameOf: brands.store.areaNameOf,
    areaHosts,
    backend: backend.fetch,
    readFile: brands.readFile,
    configCache: createLocalCache(createBoundedStore(memory), () => Date.now() + backend.clockOffset()),
    errorReports: createErrorRelay({ post: postToWebhook, now: Date.now, warn: log.warn }),
    notices: createBackendNotices((line) => log.warn(line), Date.now),
    pages,
    limitRendering: createRenderingLimit(mostRenderings, renderingPatience),
    memory,
    onFailure: log.requestFailed,
    ...(sharedFor === undefined ? {} : { sharedFor }),
    isForVisitors: true,
    isSandbox: backend.isSandbox,
    now: () => Date.now() + backend.clockOffset(),
  }
  const host = createHost(dependencies)
  const canaries = createCanaryHost(dependencies, host, brands.canaryOf)
  const listener = getRequestListener((request) =>
    isOfSandbox(request, backend)
      ? backend.fetch(request, connectionOf(request))
      : (canaries.handle(request) ?? host.fetch(request)),
  )
  return {
    handle: (request, response) => {
      if (!sendCachedPage(request, response, brands.siteOf, host.pages)) void listener(request, response)
    },
    pages: () => ({ count: pages.count(), bytes: pages.size() }),
    cachedBytes: memory.size,
    close: () => clearInterval(sweeping),
  }
}

/** Whether a request is for the sandbox itself: its own pages, or its controls. */
function isOfSandbox(request: Request, { isSandbox, ownHosts }: Backend): boolean {
  if (!isSandbox) return false
  const isOwn = ownHosts.includes(hostName(request.headers.get('host')))
  return isOwn || new URL(request.url).pathname.startsWith('/__sandbox/')
}

/** The source of a request, so that only clients on this machine control the sandbox. */
const connectionOf = ({ headers }: Request): Connection => ({
  remoteAddress: headers.get('x-forwarded-for') ?? 'unknown',
})

type SiteOf = ServedBrands['siteOf']

/** The shortest path for the most frequent request: sends a cached page without any other work. */
function sendCachedPage(request: IncomingMessage, response: ServerResponse, siteOf: SiteOf, pages: Pages): boolean {
  const { headers, url = '/' } = request
  if (request.method !== 'GET' || headers['if-none-match'] !== undefined) return false
  if (headers[releaseTagHeader] !== undefined) return false
  if (!acceptsBrotli(headers['accept-encoding'])) return false
  const resolved = siteOf(hostName(headers.host))
  if (!resolved) return false
  const page: RenderedResponse | undefined = pages.cached({
    resolved,
    scheme: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
    host: addressHost(headers.host, resolved.environment),
    path: pathOf(url),
    cookie: headers.cookie,
    country: first(headers['x-country']),
  })
  if (!page) return false
  response.writeHead(page.status, page.compressedHeaders)
  response.end(page.compressed)
  return true
}

const pathOf = (url: string) => (url.includes('?') ? url.slice(0, url.indexOf('?')) : url)

const first = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
