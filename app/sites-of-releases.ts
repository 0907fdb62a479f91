import type { Environment, ResolvedManifest } from '../runtime/manifest/index.ts'
import type { AreaHosts } from './areas/area-hosts.ts'
import type { ShownReleases } from './host/brand-notices.ts'
import { createBrandStore } from './host/brand-store.ts'
import { canaryPath } from './releases/canary-path.ts'
import type { ReleaseWatcher } from './releases/watch-releases.ts'

/** The manifests of a brand that has a release in service and a canary. */
interface ShownBrand {
  /** The manifest of the release in service, with the canary's path and share. */
  readonly shared: ResolvedManifest
  /** The manifest of the canary, with its own base path. */
  readonly canary: ResolvedManifest
  /** The two manifests without paths and share, and the share. */
  readonly from: readonly [shared: ResolvedManifest, canary: ResolvedManifest, share: number]
}

/**
 * The sites of the brands that a host serves from releases: the release in service, and the canary unless it is broken.
 */
export function createReleaseSites(watcher: ReleaseWatcher, environment: Environment, areaHosts: AreaHosts) {
  const store = createBrandStore(watcher, environment, areaHosts)
  const canaries = createBrandStore(watcher.canaries, environment, areaHosts, false, false)
  const shown = new Map<string, ShownBrand>()

  /** Reads the release store once. Returns the brands whose sites have changed. */
  async function refresh(): Promise<readonly string[]> {
    const validated = await watcher.refresh()
    const changed = [...(await store.reread(validated)), ...(await canaries.reread(validated))]
    return [...new Set([...changed, ...validated.filter(updateShown)])]
  }

  /** Updates a brand that has or had a canary. Returns whether its release, its canary or the share has changed. */
  function updateShown(merchant: string): boolean {
    const before = shown.get(merchant)
    const now = shownBrand(store.find(merchant)?.resolved, canaries.find(merchant)?.resolved, merchant)
    if (now && before && now.from.every((one, at) => one === before.from[at])) return false
    if (now) shown.set(merchant, now)
    else shown.delete(merchant)
    return now !== before
  }

  function shownBrand(shared: ResolvedManifest | undefined, canary: ResolvedManifest | undefined, merchant: string) {
    const { sequence, share } = watcher.canaryOf(merchant) ?? {}
    if (!shared || !canary || sequence === undefined || share === undefined) return undefined
    const basePath = canaryPath(sequence)
    return {
      shared: { ...shared, canary: { basePath, share } },
      canary: { ...canary, basePath },
      from: [shared, canary, share] as const,
    }
  }

  return {
    refresh,
    /** The releases in service. */
    store,
    canaries,
    /** The site with this host name. */
    siteOf(host: string): ResolvedManifest | undefined {
      const resolved = store.ofHost(host)?.resolved
      return resolved && (shown.get(resolved.merchant)?.shared ?? resolved)
    },
    /** The releases that a brand shows, or `unpublished`. Leaves out a broken canary. */
    releasesOf(merchant: string): ShownReleases | 'unpublished' | undefined {
      if (watcher.isUnpublished(merchant)) return 'unpublished'
      const sequence = watcher.sequences().get(merchant)
      if (sequence === undefined) return undefined
      return { sequence, canary: shown.has(merchant) ? watcher.canaryOf(merchant) : undefined }
    },
    /** The canary of the site with this host name, if the canary's pages have this base path. */
    canaryOf(host: string, basePath: string): ResolvedManifest | undefined {
      const canary = shown.get(store.ofHost(host)?.resolved.merchant ?? '')?.canary
      return canary?.basePath === basePath ? canary : undefined
    },
  }
}
