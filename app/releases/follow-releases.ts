import { readFileSync } from 'node:fs'
import { issueCatalogue } from '../../runtime/issues/index.ts'
import type { createReleaseValidator, Environment, Verdict } from '../../runtime/manifest/index.ts'
import type { ReadBrandFile } from '../host/brand-content.ts'
import type { Verdicts } from '../host/verdicts.ts'
import { asMerchantFiles } from './files-of-release.ts'
import { objectFileIn } from './folder-store.ts'
import { isAway, keepLocally } from './keep-locally.ts'
import { loadFiles, loadRelease } from './read-releases.ts'
import { BrokenRelease, objectKey, readPointerText, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** How many good releases of a brand stay readable: a page of the one before may still be on its way. */
const releasesKept = 3

/** The releases of a store as a host follows them. */
export interface ReleaseFollower extends Verdicts {
  /** Reads a text page or an asset of a release. */
  readonly readFile: ReadBrandFile
  /** Since when the store has not answered, in ms since 1970; undefined while it answers. */
  readonly awaySince: () => number | undefined
  /** The sequence of each brand's release in service, by brand. */
  readonly sequences: () => ReadonlyMap<string, number>
}

interface FollowedBrand {
  /** The tag of the pointer that was read last; undefined if that has to be tried again. */
  tag: string | undefined
  verdict: Verdict | undefined
  sequence: number
  /** The releases that may be read from, the newest last. */
  releases: Release[]
}

/**
 * Follows the releases of an environment. `refresh` looks at the pointers and takes over each that has moved once its
 * release is here as a whole and without an error. Until then, the verdict on the brand is the last good one; a broken
 * release has issues. A brand that is in the store no more stays as it was.
 *
 * @param folder of this machine, for copies of what is served
 */
export function followReleases(
  store: ReleaseStore,
  environment: Environment,
  validator: ReturnType<typeof createReleaseValidator>,
  folder: string,
  now: () => number = Date.now,
): ReleaseFollower {
  const source = keepLocally(store, folder)
  const brands = new Map<string, FollowedBrand>()
  let away: number | undefined

  async function refresh(): Promise<readonly string[]> {
    const changed: string[] = []
    const pointers = await listPointers()
    for (const [key, tag] of pointers.tags) {
      const merchant = key.slice(environment.length + 1)
      const brand = brands.get(merchant) ?? { tag: undefined, verdict: undefined, sequence: 0, releases: [] }
      brands.set(merchant, brand)
      if (brand.tag === tag) continue
      try {
        await takeOver(merchant, brand, await pointers.read(key))
        brand.tag = pointers.isKept ? undefined : tag
        changed.push(merchant)
      } catch (error) {
        if (isAway(error)) away ??= now()
        else if (error instanceof BrokenRelease) {
          brand.verdict = brokenVerdict(merchant, brand.verdict, error.message)
          changed.push(merchant)
        } else throw error
      }
    }
    return changed
  }

  /** The pointers of the store; those that were kept here where a host starts while the store is away. */
  async function listPointers() {
    const prefix = `${environment}/`
    try {
      const tags = await store.listPointers(prefix)
      away = undefined
      return { tags, read: (key: string) => store.readPointer(key), isKept: false }
    } catch (error) {
      if (!isAway(error)) throw error
      away ??= now()
      const tags = brands.size === 0 ? await source.kept.listPointers(prefix) : new Map<string, string>()
      return { tags, read: (key: string) => source.kept.readPointer(key), isKept: true }
    }
  }

  async function takeOver(merchant: string, brand: FollowedBrand, found: { readonly text: string } | undefined) {
    if (!found) throw new BrokenRelease('The pointer is missing.')
    const pointer = readPointerText(found.text)
    const release = await loadRelease(source, merchant, pointer.release)
    if (release.environment !== environment) throw new BrokenRelease(`The release is of ${release.environment}.`)
    const files = await loadFiles(source, release)
    const verdict = validator(asMerchantFiles(merchant, files), environment, folderOf(release))
    brand.verdict = {
      ...verdict,
      issues: verdict.issues.map((one) => ({ ...one, file: inRelease(release, one.file) })),
    }
    if (verdict.manifests.size === 0) return
    brand.sequence = release.sequence
    brand.releases = [...brand.releases, release].slice(-releasesKept)
    await source.keepPointer(`${environment}/${merchant}`, found.text)
  }

  return {
    refresh,
    find: (merchant) => brands.get(merchant)?.verdict,
    all: () => [...brands.keys()],
    awaySince: () => away,
    sequences: () => new Map([...brands].map(([merchant, { sequence }]) => [merchant, sequence])),
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

/** The name by which the files of a release are read. */
const folderOf = ({ merchant, sequence }: Release) => `${merchant}@${sequence}`

const inRelease = (release: Release, file: string) => file.replace(/^[^/]*/, folderOf(release))

/** The verdict on a brand whose release cannot be read. */
function brokenVerdict(merchant: string, before: Verdict | undefined, reason: string): Verdict {
  const { severity, message } = issueCatalogue['broken-release']
  const place = { file: merchant, line: 1, column: 1, pointer: '' }
  const nothing = { layers: new Map(), merged: new Map(), content: {}, assets: {}, sandbox: {} }
  return {
    ...(before ?? { merchant, ...nothing }),
    manifests: new Map(),
    issues: [{ code: 'broken-release', severity, message: message({ found: reason }), ...place }],
  }
}
