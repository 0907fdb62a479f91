import type { AreaHost } from '../../runtime/areas/area-host.ts'
import type { Issue } from '../../runtime/issues/index.ts'
import {
  type Environment,
  hostNames,
  localName,
  type ResolvedManifest,
  resolveManifest,
} from '../../runtime/manifest/index.ts'
import { type AreaHosts, hostsOfBrand } from '../areas/area-hosts.ts'
import { areasOfBrand } from '../areas/areas-of-brand.ts'
import type { Verdicts } from './verdicts.ts'

/** A brand that the host serves: its last good manifest, and the issues of its current files. */
export interface ServedBrand {
  readonly resolved: ResolvedManifest
  readonly issues: readonly Issue[]
}

/** A brand with errors. The host has no earlier manifest of the brand to serve. */
export interface BrokenBrand {
  readonly merchant: string
  readonly issues: readonly Issue[]
}

/** The brand of a host name that an area adds, and the handler of requests under that name. */
export interface AreaHostName {
  readonly resolved: ResolvedManifest
  readonly handle: NonNullable<AreaHost['ownName']>['handle']
}

/**
 * The brands of one environment. The host does not serve a brand that has errors from the start. A brand that breaks
 * later keeps its last good manifest and its host names.
 *
 * @param hasLocalNames whether `<brand>.localhost` leads to a brand in every environment, as in the preview
 * @param keepsLastGood false for canaries: a broken canary must not show the release of an earlier canary
 */
export function createBrandStore(
  verdicts: Verdicts,
  environment: Environment,
  areaHosts: AreaHosts,
  hasLocalNames = false,
  keepsLastGood = true,
) {
  const brands = new Map<string, ServedBrand>()
  const broken = new Map<string, BrokenBrand>()
  let sites: ReadonlyMap<string, string> = new Map()
  let ownNames: ReadonlyMap<string, AreaHostName> = new Map()

  /**
   * Reads the brand of each host name. If several brands claim a name, the name stays with the brand that had it
   * before. Validation compares a host name that an area adds only if a setting with the format `own-origin` contains
   * the name.
   */
  function readNames(): void {
    const before = sites
    const ownBefore = ownNames
    const names = new Map<string, string>()
    const own = new Map<string, AreaHostName>()
    for (const { resolved } of brands.values()) {
      const { merchant } = resolved
      for (const name of [...hostNames(resolved), ...(hasLocalNames ? [localName(merchant)] : [])])
        if (!names.has(name) || before.get(name) === merchant) names.set(name, merchant)
      for (const { ownName } of hostsOfBrand(areaHosts, areasOfBrand(resolved.manifest))) {
        const name = ownName?.nameOf(resolved)
        if (!ownName || name === undefined) continue
        if (!own.has(name) || ownBefore.get(name)?.resolved.merchant === merchant)
          own.set(name, { resolved, handle: ownName.handle })
      }
    }
    sites = names
    ownNames = own
  }

  /** Stores the verdict on a brand. Returns whether its manifest, its data or its issues have changed. */
  async function take(merchant: string): Promise<boolean> {
    const verdict = verdicts.find(merchant)
    const before = brands.get(merchant)
    const wasBroken = broken.get(merchant)
    broken.delete(merchant)
    if (!verdict) return brands.delete(merchant) || wasBroken !== undefined
    const { issues } = verdict
    const resolved = (await resolveManifest(verdict, environment)) ?? (keepsLastGood ? before?.resolved : undefined)
    if (!resolved) {
      brands.delete(merchant)
      broken.set(merchant, { merchant, issues })
      return before !== undefined || !isAlike(issues, wasBroken?.issues)
    }
    brands.set(merchant, { resolved, issues })
    if (!before || resolved.hash !== before.resolved.hash) return true
    return !isAlike(issues, before.issues) || !isAlike(resolved.sandbox, before.resolved.sandbox)
  }

  /**
   * Rereads the verdicts on the named brands, or on all brands.
   *
   * @returns the brands that have changed
   */
  async function reread(merchants: Iterable<string> = verdicts.all()): Promise<readonly string[]> {
    const changed: string[] = []
    for (const merchant of merchants) if (await take(merchant)) changed.push(merchant)
    readNames()
    return changed
  }

  /**
   * Validates the brands in the named folders, or all brands, and serves the result. A brand gets a second verdict if a
   * later brand claims its host name. The second verdict replaces the first one completely.
   *
   * @returns the brands that have changed
   */
  async function refresh(folders?: readonly string[]): Promise<readonly string[]> {
    const before = new Map<
      string,
      { readonly brand?: ServedBrand | undefined; readonly issues?: BrokenBrand | undefined }
    >()
    const changed = new Set<string>()
    const validated = await verdicts.refresh(folders, async (merchant) => {
      const former = before.get(merchant)
      if (former) {
        restore(brands, merchant, former.brand)
        restore(broken, merchant, former.issues)
      } else before.set(merchant, { brand: brands.get(merchant), issues: broken.get(merchant) })
      if (await take(merchant)) changed.add(merchant)
      else changed.delete(merchant)
    })
    return [...changed, ...(await reread(validated.filter((merchant) => !before.has(merchant))))]
  }

  return {
    reread,
    refresh,
    find: (merchant: string) => brands.get(merchant),
    all: () => [...brands.values()],
    broken: () => [...broken.values()],
    /** The brand whose site has this host name. */
    ofHost: (host: string) => brands.get(sites.get(host) ?? ''),
    /** The brand and the handler of a host name that an area adds. Undefined for any other name. */
    areaNameOf: (host: string): AreaHostName | undefined => ownNames.get(host),
  }
}

function restore<Value>(all: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) all.delete(key)
  else all.set(key, value)
}

const isAlike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

export type BrandStore = ReturnType<typeof createBrandStore>
