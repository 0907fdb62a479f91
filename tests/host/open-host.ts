import { join } from 'node:path'
import { loadAreaHosts } from '../../app/areas/load-area-hosts.ts'
import { areasOfTree } from '../../app/areas/area-modules.ts'
import { createBrandFileReader } from '../../runtime/sources/brand-file-reader.ts'
import { createBrandStore } from '../../app/host/brand-store.ts'
import { createVerdicts } from '../../app/host/verdicts.ts'
import { createHost } from '../../app/host/create-host.ts'
import type { HostDependencies } from '../../app/host/routes/host-dependencies.ts'
import { nodeHostParts } from '../../app/host/node-host-parts.ts'
import { createBoundedStore } from '../../app/host/bounded-store.ts'
import { createByteCache } from '../../app/host/byte-cache.ts'
import { createPageCache } from '../../app/host/page-cache.ts'
import { guestPaths, renderPage } from '../../app/server/entry-server.tsx'
import { createLocalCache } from '../../runtime/api/local-cache.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { createMinimalBackend } from '../backend/minimal-backend.ts'
import { projectRoot } from '../support/run-command.ts'

/** The current time for the host of a test, in ms since 1970. */
export const testNow = Date.parse('2026-11-21T10:00:00Z')

const folders = [join(projectRoot, 'merchants')]

/** Files of the static origin by name, which replace the backend's own. */
export type ConfigurationFiles = Readonly<Record<string, unknown>>

/**
 * The host with the brands of the tree, over the minimal backend: the real request handler, without a socket.
 *
 * @param changes dependencies that a test replaces
 * @param asServed changes a brand's manifest before it is served
 * @returns `ask` sends one request; `backendCalls` records the requests that reached the backend
 */
export async function openHost(
  changes: Partial<HostDependencies> = {},
  files: ConfigurationFiles = {},
  asServed: (resolved: ResolvedManifest) => ResolvedManifest = (resolved) => resolved,
) {
  const areaHosts = await loadAreaHosts(areasOfTree(projectRoot))
  const store = createBrandStore(createVerdicts(createFileSource({ folders })), 'development', areaHosts)
  await store.refresh()
  const minimal = createMinimalBackend({ typing: 'numbers' })
  const backendCalls: Request[] = []
  const memory = createByteCache(16 * 1024 * 1024)
  const dependencies: HostDependencies = {
    ...nodeHostParts(),
    brandOf: (name) => {
      const brand = store.all().find(({ resolved }) => `${resolved.merchant}.localhost` === name)
      return brand && asServed(brand.resolved)
    },
    areaNameOf: store.areaNameOf,
    areaHosts,
    backend: async (request) => {
      backendCalls.push(request)
      const file = Object.keys(files).find((name) => request.url.endsWith(`/${name}`))
      return file === undefined ? minimal.fetch(request) : Response.json(files[file])
    },
    render: renderPage,
    guestPaths,
    program: async () => ({ head: '', end: '' }),
    readFile: createBrandFileReader(folders),
    now: () => testNow,
    configCache: createLocalCache(createBoundedStore(memory), () => testNow),
    pages: createPageCache(memory),
    memory,
    isForVisitors: true,
    isSandbox: false,
    ...changes,
  }
  const host = createHost(dependencies)
  return {
    host,
    dependencies,
    store,
    backendCalls,
    ask: async (path: string, init: RequestInit = {}, name = 'siam191.localhost') => {
      const headers = new Headers(init.headers)
      if (!headers.has('host')) headers.set('host', name)
      return host.fetch(new Request(`http://${name}${path}`, { ...init, headers }))
    },
  }
}
