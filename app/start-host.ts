import { fileURLToPath } from 'node:url'
import { type Environment, hostNames, missingBackend, type MissingBackend } from '../runtime/manifest/index.ts'
import type { AreaHosts } from './areas/area-hosts.ts'
import { loadAreaHosts } from './areas/load-area-hosts.ts'
import { installedAreas } from './areas/installed-areas.ts'
import { type Backend, forward, remoteBackend, sandboxBackend } from './backends.ts'
import type { BrandStore } from './host/brand-store.ts'
import { openBuiltSite } from './host/built-site.ts'
import { missingWidgetsNotice } from './host/missing-widgets.ts'
import { hostName } from './host/request-headers.ts'
import { surrogateKey } from './host/sharing.ts'
import { brandNotices, canaryNotices } from './host/brand-notices.ts'
import { compactHeap } from './operations/compact-heap.ts'
import { createHostLog, type LogFormat } from './operations/host-log.ts'
import { createHostMetrics } from './operations/host-metrics.ts'
import { startHostServer } from './operations/host-server.ts'
import { startOperationsServer } from './operations/operations-server.ts'
import { createPurger } from './operations/purge.ts'
import { trustedProxies } from './operations/trusted-proxies.ts'
import { openRequestHandler } from './handle-requests.ts'
import { type Closer, closeAll, openParts } from './open-parts.ts'
import { CopyFailure } from './releases/local-copies.ts'
import { openReleaseStore } from './releases/open-release-store.ts'
import { loadSandboxParts } from './sandbox-parts.ts'
import { brandsOfFolders, brandsOfReleases } from './served-brands.ts'
import { messageOf } from '../runtime/errors/caught-error.ts'

/** The addresses of this machine, where a proxy often runs. */
const thisMachine = ['127.0.0.0/8', '::1']

/** The folder of the program, with its areas. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url))

export interface StartHostOptions {
  /** The folder with the output of `livery build`. */
  readonly builtFolder: string
  /**
   * Folders of brands. The host serves the brands of the first folder. It looks for their parents, such as `base`, in
   * each folder in turn.
   */
  readonly folders: readonly string[]
  /** A release store instead of folders. */
  readonly releases?: {
    /** The address of the store. */
    readonly address: string
    /** The folder in which a relative address begins. */
    readonly cwd: string
    /** The folder for copies of releases. Default: a temporary folder. */
    readonly cache?: string
  }
  readonly environment: Environment
  /** The port to listen at. 0 takes any free port. */
  readonly port: number
  /** The address to listen at. Default: loopback. */
  readonly address?: string
  /**
   * The backend: `sandbox`, or one origin for all brands. By default, each brand has its own `site.apiOrigin` and
   * `site.staticOrigin`.
   */
  readonly backend?: string
  /** Turns the cache of rendered pages off, for measurements. */
  readonly isCacheOff?: boolean
  /**
   * The addresses of the operator's proxies. The host accepts headers about a visitor from these only. Default: this
   * machine.
   */
  readonly proxies?: readonly string[]
  /**
   * The port of `/health`, `/ready` and `/metrics`. Without it, the host does not serve them. 0 takes any free port.
   */
  readonly operationsPort?: number
  readonly log?: LogFormat
  /** How long a shared cache may keep a guest's page, in s. Default: 1. */
  readonly sharedFor?: number
  /** The address of a cache that accepts `PURGE` with a surrogate key. */
  readonly purge?: string
}

export interface RunningHost {
  readonly port: number
  readonly operationsPort?: number
  /** The brands that the host serves now. */
  readonly brands: readonly {
    readonly merchant: string
    /**
     * The brand's requests that have no backend. Undefined if all have one, or if the host has one backend for all
     * brands.
     */
    readonly hosts: readonly string[]
    readonly missing?: MissingBackend | undefined
  }[]
  /** Messages of the host's start, for example about brands with errors or a release store that fails. */
  readonly notices: readonly string[]
  close(): Promise<void>
}

/**
 * Serves every brand of a folder or a release store by host name, from the build (OPS-03). If it cannot start, it fails
 * with the reason and leaves nothing open.
 */
export async function startHost(options: StartHostOptions): Promise<RunningHost> {
  return openParts((closers) => openHost(options, closers))
}

async function openHost(options: StartHostOptions, closers: Closer[]): Promise<RunningHost> {
  closers.push(compactHeap())
  const isTrusted = trustedProxies(options.proxies ?? thisMachine)
  const log = createHostLog(options.log ?? 'plain', (line) => console.log(line))
  const areaHosts = await loadAreaHosts(installedAreas(projectFolder))
  const brands = await openBrands(options, areaHosts)
  closers.push(brands.close)
  const { store } = brands
  const site = await openBuiltSite(options.builtFolder)
  const backend = await openBackend(options, store)
  closers.push(backend.close)
  const purger = options.purge === undefined ? undefined : createPurger(options.purge, log.warn)
  if (purger) closers.push(purger.close)
  brands.watch(
    (changed) => {
      backend.syncBrands()
      for (const merchant of changed) purger?.purge(surrogateKey({ merchant, environment: options.environment }))
      for (const line of brandNotices(store, changed, brands.releasesOf)) log.warn(line)
      for (const line of canaryNotices(brands.canaries, changed)) log.warn(line)
    },
    (error) => log.warn(watchFailureLine(error)),
    (failure) => log.warn(storeLine(options.releases?.address ?? '', failure)),
  )
  const handler = openRequestHandler({ ...options, site, brands, areaHosts, backend, log })
  closers.push(handler.close)
  const address = options.address ?? '127.0.0.1'
  let isStopping = false
  const metrics = createHostMetrics({
    served: () => store.all().length,
    broken: () => store.broken().length,
    inFlight: () => server.inFlight(),
    pages: handler.pages,
    cachedBytes: handler.cachedBytes,
    sequences: brands.sequences,
    awaySince: brands.awaySince,
    now: Date.now,
  })
  const server = await startHostServer(
    {
      handle: handler.handle,
      isTrusted,
      merchantOf: (name) => store.ofHost(hostName(name))?.resolved.merchant,
      onRequestFinished: (request) => {
        metrics.requestFinished(request)
        log.requestFinished(request)
      },
    },
    options.port,
    address,
  )
  let operations: Awaited<ReturnType<typeof startOperationsServer>> | undefined
  // Closers run from last to first. So the server of visitors closes before the operations server: a load balancer
  // reads `/ready` until the last request is finished.
  closers.push(() => operations?.close(), server.close)
  const readiness = () => ({
    isReady: !isStopping && store.all().length > 0,
    details: {
      stopping: isStopping,
      served: store.all().length,
      broken: store.broken().map(({ merchant }) => merchant),
      storeAnswers: brands.awaySince() === undefined,
    },
  })
  if (options.operationsPort !== undefined)
    operations = await startOperationsServer({ readiness, metrics: metrics.text }, options.operationsPort, address)
  return {
    port: server.port,
    ...(operations ? { operationsPort: operations.port } : {}),
    // A getter, because a list would stay in memory as long as the host runs.
    get brands() {
      return store.all().map(({ resolved }) => ({
        merchant: resolved.merchant,
        hosts: hostNames(resolved),
        missing: options.backend === undefined ? missingBackend(resolved.manifest.site) : undefined,
      }))
    },
    notices: [
      ...missingWidgetsNotice(site, options.builtFolder),
      ...brandNotices(
        store,
        store.broken().map(({ merchant }) => merchant),
      ),
      ...canaryNotices(brands.canaries),
      ...(brands.storeFailure() === undefined
        ? []
        : [`  The release store ${options.releases?.address} fails: ${brands.storeFailure()?.message}`]),
      ...(brands.copyFailure() === undefined ? [] : [`  ${watchFailureLine(brands.copyFailure())}`]),
    ],
    close: async () => {
      // From now on, `/ready` fails, so that a load balancer sends visitors elsewhere. The server closes before the
      // brands and the backend, because requests in flight still need them.
      isStopping = true
      await closeAll(closers)
    },
  }
}

/** A line for the log about an error of watching brands. */
const watchFailureLine = (error: unknown) =>
  error instanceof CopyFailure
    ? `The host cannot copy releases to its disk: ${error.message}`
    : `The host does not see changes of brands: ${messageOf(error)}`

/** A line for the log about a release store that stops responding with a failure, or that responds again. */
const storeLine = (address: string, failure: Error | undefined) =>
  failure
    ? `The release store ${address} fails, so the host serves the last releases that it has read: ${failure.message}`
    : `The release store ${address} responds again.`

async function openBrands({ folders, releases, environment }: StartHostOptions, areaHosts: AreaHosts) {
  if (!releases) return brandsOfFolders(folders, environment, areaHosts)
  const store = await openReleaseStore(releases.address, releases.cwd)
  return brandsOfReleases(store, environment, areaHosts, releases.cache)
}

async function openBackend({ backend }: StartHostOptions, store: BrandStore): Promise<Backend> {
  if (backend === 'sandbox') return sandboxBackend(store, await loadSandboxParts())
  if (backend !== undefined) return remoteBackend(backend)
  return {
    fetch: (request) => {
      const site = store.ofHost(hostName(request.headers.get('host')))?.resolved.manifest.site
      return forward(request, ({ pathname }) =>
        String(pathname.startsWith('/static/') ? site?.staticOrigin : site?.apiOrigin),
      )
    },
    clockOffset: () => 0,
    isSandbox: false,
    ownHosts: [],
    syncBrands: () => {},
    close: () => {},
  }
}
