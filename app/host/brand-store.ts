import type { AreaHost } from '../../runtime/areas/area-host.ts'
import { type AreaHosts, hostsOfBrand } from '../areas/area-hosts.ts'
import { chosenAreas } from '../areas/chosen-areas.ts'
import type { Issue } from '../../runtime/issues/index.ts'
import {
  type Environment,
  judgeMerchants,
  type ManifestSource,
  type ResolvedManifest,
  resolveManifest,
} from '../../runtime/manifest/index.ts'
import { loadProduct } from '../product.ts'

/** One brand as the host serves it: the last good manifest, and what is wrong with the present files. */
export interface ServedBrand {
  readonly resolved: ResolvedManifest
  readonly issues: readonly Issue[]
}

/** A second host name of a brand, and what answers there. */
export interface OwnName {
  readonly resolved: ResolvedManifest
  readonly answer: NonNullable<AreaHost['ownName']>['answer']
}

/** The brands of a source. A brand that is broken from the start is not served; one that breaks later keeps its last good manifest. */
export function createBrandStore(
  source: ManifestSource,
  environment: Environment,
  areaHosts: AreaHosts,
  only?: string,
) {
  const brands = new Map<string, ServedBrand>()
  let broken: readonly { readonly merchant: string; readonly issues: readonly Issue[] }[] = []

  /** Validates all brands again. Returns those that changed: another manifest, or other issues. */
  async function refresh(): Promise<readonly string[]> {
    const verdicts = await judgeMerchants(source, only === undefined ? undefined : [only], await loadProduct())
    const changed: string[] = []
    for (const verdict of verdicts) {
      const { merchant, issues } = verdict
      const before = brands.get(merchant)
      const resolved = await resolveManifest(verdict, environment)
      if (resolved) brands.set(merchant, { resolved, issues })
      else if (before) brands.set(merchant, { ...before, issues })
      const now = brands.get(merchant)
      if (
        now &&
        (now.resolved.hash !== before?.resolved.hash || JSON.stringify(now.issues) !== JSON.stringify(before.issues))
      )
        changed.push(merchant)
    }
    broken = verdicts.filter(({ merchant }) => !brands.has(merchant))
    return changed
  }

  return {
    refresh,
    find: (merchant: string) => brands.get(merchant),
    all: () => [...brands.values()],
    broken: () => broken,
    /** The brand that has a second host name by one of its areas. */
    ownNameOf: (host: string): OwnName | undefined => {
      for (const { resolved } of brands.values()) {
        for (const { ownName } of hostsOfBrand(areaHosts, chosenAreas(resolved.manifest))) {
          if (ownName?.nameOf(resolved) === host) return { resolved, answer: ownName.answer }
        }
      }
      return undefined
    },
  }
}

export type BrandStore = ReturnType<typeof createBrandStore>
