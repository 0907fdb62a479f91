import type { Environment, ResolvedManifest } from '../runtime/manifest/index.ts'
import type { AreaHosts } from './areas/area-hosts.ts'
import { createBrandStore } from './host/brand-store.ts'
import { canaryPath } from './releases/canary-path.ts'
import type { ReleaseWatcher } from './releases/watch-releases.ts'

/** A brand that shows a release to all visitors and a canary to a share of them, each with the place of the other. */
interface ShownBrand {
  readonly shared: ResolvedManifest
  readonly canary: ResolvedManifest
  /** The manifests that the two were made from. */
  readonly from: readonly [shared: ResolvedManifest, canary: ResolvedManifest, share: number]
}

/**
 * The sites of the brands that a host serves from releases: the release in service of each, and its canary if it has
 * one. A brand whose canary is broken has the release in service only.
 */
export function createReleaseSites(watcher: ReleaseWatcher, environment: Environment, areaHosts: AreaHosts) {
  const store = createBrandStore(watcher, environment, areaHosts)
  const canaries = createBrandStore(watcher.canaries, environment, areaHosts)
  const shown = new Map<string, ShownBrand>()

  /** One look at the release store. Returns the brands whose sites have changed. */
  async function refresh(): Promise<readonly string[]> {
    const looked = await watcher.refresh()
    const changed = [...(await store.reread(looked)), ...(await canaries.reread(looked))]
    return [...new Set([...changed, ...looked.filter(showBoth)])]
  }

  /** Brings a brand with a canary up to date. Returns whether its canary or the share is another one. */
  function showBoth(merchant: string): boolean {
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
    /** The canary of that site whose pages have this base path, if any. */
    canaryOf(host: string, basePath: string): ResolvedManifest | undefined {
      const canary = shown.get(store.ofHost(host)?.resolved.merchant ?? '')?.canary
      return canary?.basePath === basePath ? canary : undefined
    },
  }
}
