import { createLocalCache, createMemoryStore } from '../../../runtime/api/local-cache.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import type { AreaHosts } from '../../areas/area-hosts.ts'
import { sandboxBackend } from '../../backends.ts'
import { createHost } from '../../host/create-host.ts'
import type { HostDependencies } from '../../host/routes/host-dependencies.ts'
import { nodeHostParts } from '../../host/node-host-parts.ts'
import type { Share } from './shares.ts'
import type { SharedSite } from './share-handler.ts'

/** The parts of a site that do not depend on the share. */
export interface ShareProgram extends Pick<HostDependencies, 'render' | 'guestPaths' | 'program' | 'builtFile'> {
  readonly areaHosts: AreaHosts
  readonly sandboxParts: readonly SandboxPart[]
}

/**
 * Opens the site of a share: the production program with a sandbox of its own, apart from the editor's preview. The
 * site has no `build`, and so no service worker, which would outlive the share.
 */
export function openSharedSite({ draft }: Share, { areaHosts, sandboxParts, ...program }: ShareProgram): SharedSite {
  const { resolved, readFile } = draft
  const served = { resolved, issues: [] }
  const backend = sandboxBackend(
    { all: () => [served], find: (merchant) => (merchant === resolved.merchant ? served : undefined) },
    sandboxParts,
  )
  const host = createHost({
    ...nodeHostParts(),
    ...program,
    areaHosts,
    brandOf: () => resolved,
    // A share serves no pages of other host names.
    areaNameOf: () => undefined,
    backend: backend.fetch,
    readFile,
    configCache: createLocalCache(createMemoryStore(), Date.now),
    isForVisitors: true,
    now: Date.now,
  })
  return { fetch: (request) => host.fetch(request), close: () => backend.close() }
}
