import { readFileSync } from 'node:fs'
import type { createReleaseValidator, Environment } from '../../runtime/manifest/index.ts'
import { isMerchantId } from '../../schemas/formats.ts'
import type { ReadBrandFile } from '../host/brand-content.ts'
import type { Verdicts } from '../host/verdicts.ts'
import { copyRelease } from './copy-release.ts'
import { objectFileIn } from './folder-store.ts'
import { brokenVerdict, createReleaseJudge } from './judge-release.ts'
import { listPointers } from './list-pointers.ts'
import { type CopyFailure, withLocalCopies } from './local-copies.ts'
import { BrokenRelease, type CanaryRelease, objectKey, readPointerText } from './release.ts'
import type { PointerReading, ReleaseStore, StoreFailure } from './release-store.ts'
import { createStoreHealth } from './store-health.ts'
import { switchCanary, switchRelease } from './switch-release.ts'
import { foundBrand, type WatchedBrand } from './watched-brand.ts'

/** The releases of a store for a host, which watches them. */
export interface ReleaseWatcher extends Verdicts {
  /** The verdicts on the canaries of brands. Only the watcher's own `refresh` reads the store. */
  readonly canaries: Verdicts
  /** The canary of a brand: its number, and the share of visitors that sees it. */
  readonly canaryOf: (merchant: string) => Pick<CanaryRelease, 'sequence' | 'share'> | undefined
  /** Reads a text page or an asset of a release. */
  readonly readFile: ReadBrandFile
  /** When the store stopped responding, in ms since 1970. Undefined while it responds. */
  readonly awaySince: () => number | undefined
  /** The failure with which the store stopped responding. Undefined while it responds. */
  readonly storeFailure: () => StoreFailure | undefined
  /** The failure of the folder of copies during the last refresh. Undefined if it did not fail. */
  readonly copyFailure: () => CopyFailure | undefined
  /** Whether an operator has unpublished a brand, so that the host serves no release of it. */
  readonly isUnpublished: (merchant: string) => boolean
  /** The number of the release in service, by brand. Contains no unpublished brand. */
  readonly sequences: () => ReadonlyMap<string, number>
}

/**
 * Watches the releases of an environment. `refresh` reads the pointers. A brand switches to the release of its pointer,
 * or to a scheduled one at its time. The release has to be complete on this machine. A brand that disappears from the
 * store keeps its release.
 *
 * @param folder a folder on this machine, for copies of the served releases
 */
export function watchReleases(
  store: ReleaseStore,
  environment: Environment,
  validator: ReturnType<typeof createReleaseValidator>,
  folder: string,
  now: () => number = Date.now,
): ReleaseWatcher {
  const source = withLocalCopies(store, folder)
  const judge = createReleaseJudge(source, environment, validator)
  const health = createStoreHealth(now)
  const brands = new Map<string, WatchedBrand>()

  async function refresh(): Promise<readonly string[]> {
    const changed = new Set<string>()
    health.beginRefresh()
    const pointers = await listPointers(source, `${environment}/`, health, brands.size === 0)
    // A brand's name becomes the name of a folder of copies, but a key of a bucket may be any text.
    const names = [...pointers.tags.keys()].map((key) => key.slice(environment.length + 1))
    for (const merchant of names.filter(isMerchantId))
      if (!brands.has(merchant)) brands.set(merchant, foundBrand(merchant))
    for (const [merchant, brand] of brands) {
      const key = `${environment}/${merchant}`
      try {
        const tag = pointers.tags.get(key)
        if (tag !== undefined && tag !== brand.tag) {
          takePointer(brand, await pointers.readPointer(key))
          brand.tag = pointers.isCopy ? undefined : tag
        }
        if (await switchRelease(brand, judge, now())) changed.add(merchant)
        if (await switchCanary(brand, judge, now())) changed.add(merchant)
        await copyRelease(source, key, brand)
      } catch (error) {
        if (error instanceof BrokenRelease) {
          brand.verdict = brokenVerdict(merchant, brand.verdict, error.message)
          brand.verdictRelease = undefined
          changed.add(merchant)
        } else if (!health.recordFailure(error)) throw error
      }
    }
    health.endRefresh()
    return [...changed]
  }

  const isUnpublished = (merchant: string) => brands.get(merchant)?.pointer?.unpublished === true

  return {
    refresh,
    find: (merchant) => brands.get(merchant)?.verdict,
    all: () => [...brands.keys()],
    canaries: {
      refresh: async () => [],
      find: (merchant) => brands.get(merchant)?.canary?.verdict,
      all: () => [...brands.keys()],
    },
    canaryOf: (merchant) => brands.get(merchant)?.canary,
    awaySince: health.awaySince,
    storeFailure: health.storeFailure,
    copyFailure: health.copyFailure,
    isUnpublished,
    sequences: () =>
      new Map(
        [...brands].flatMap(([merchant, { sequence }]) => (isUnpublished(merchant) ? [] : [[merchant, sequence]])),
      ),
    readFile: (from, path) => {
      const [merchant = '', sequence = ''] = from.split('@')
      const release = brands.get(merchant)?.releases.find((one) => String(one.sequence) === sequence)
      const name = release && Object.hasOwn(release.files, path) ? release.files[path] : undefined
      if (name === undefined) return undefined
      try {
        return new Uint8Array(readFileSync(objectFileIn(folder, objectKey(merchant, name))))
      } catch {
        return undefined
      }
    },
  }
}

function takePointer(brand: WatchedBrand, found: PointerReading | undefined): void {
  if (!found) throw new BrokenRelease('its pointer is missing')
  brand.pointer = readPointerText(found.text)
  brand.text = found.text
}
