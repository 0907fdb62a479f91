import { readFileSync } from 'node:fs'
import { issueCatalogue } from '../../runtime/issues/index.ts'
import type { createReleaseValidator, Environment, Verdict } from '../../runtime/manifest/index.ts'
import { isMerchantId } from '../../schemas/formats.ts'
import type { ReadBrandFile } from '../host/brand-content.ts'
import type { Verdicts } from '../host/verdicts.ts'
import { asMerchantFiles } from './files-of-release.ts'
import { objectFileIn } from './folder-store.ts'
import { CopyFailure, isAway, withLocalCopies } from './local-copies.ts'
import { loadFiles, loadRelease } from './read-releases.ts'
import { pointerAt } from './pointer-at.ts'
import { BrokenRelease, type CanaryRelease, objectKey, type Pointer, readPointerText, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * The number of good releases of a brand that stay readable: the one in service, its canary, and the earlier ones whose
 * files a browser may still load.
 */
const releasesKept = 3

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
  /** The failure of the folder of copies during the last refresh. Undefined if it did not fail. */
  readonly copyFailure: () => CopyFailure | undefined
  /** The number of the release in service, by brand. */
  readonly sequences: () => ReadonlyMap<string, number>
}

interface WatchedBrand {
  /** The tag of the pointer at the last read. Undefined if the read has to be repeated. */
  tag: string | undefined
  /** The pointer at the last read, and its text. */
  pointer: Pointer | undefined
  text: string
  /** The text of the pointer that has a copy on this machine, and of the one whose scheduled releases have. */
  copied: string | undefined
  fetched: string | undefined
  /** The name of the release that `verdict` describes. Undefined if that release cannot be read. */
  taken: string | undefined
  verdict: Verdict | undefined
  sequence: number
  canary: (CanaryRelease & { readonly verdict: Verdict }) | undefined
  /** The readable releases, the newest last. */
  releases: Release[]
}

/**
 * Watches the releases of an environment. `refresh` reads the pointers. A brand switches to the release that its
 * pointer now names, or whose time has come, once the release is complete on this machine and has no errors. Until
 * then, the brand keeps its last good verdict, with the issues of the broken release. A brand that disappears from the
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
  const brands = new Map<string, WatchedBrand>()
  let away: number | undefined
  let copyFailure: CopyFailure | undefined

  async function refresh(): Promise<readonly string[]> {
    const changed = new Set<string>()
    copyFailure = undefined
    const pointers = await listPointers()
    // The name of a brand becomes the name of a folder of copies, but a key of a bucket may be any text.
    const names = [...pointers.tags.keys()].map((key) => key.slice(environment.length + 1))
    for (const merchant of names.filter(isMerchantId)) watchedBrand(merchant)
    for (const [merchant, brand] of brands) {
      try {
        const tag = pointers.tags.get(`${environment}/${merchant}`)
        if (tag !== undefined && tag !== brand.tag) {
          readPointer(brand, await pointers.read(`${environment}/${merchant}`))
          brand.tag = pointers.isCopy ? undefined : tag
        }
        if (await takeRelease(merchant, brand)) changed.add(merchant)
        if (await takeCanary(merchant, brand)) changed.add(merchant)
        await copy(merchant, brand)
      } catch (error) {
        if (isAway(error)) away ??= now()
        else if (error instanceof CopyFailure) copyFailure = error
        else if (error instanceof BrokenRelease) {
          brand.verdict = brokenVerdict(merchant, brand.verdict, error.message)
          brand.taken = undefined
          changed.add(merchant)
        } else throw error
      }
    }
    return [...changed]
  }

  function watchedBrand(merchant: string): WatchedBrand {
    const nothing = { tag: undefined, pointer: undefined, taken: undefined, verdict: undefined, canary: undefined }
    const uncopied = { copied: undefined, fetched: undefined }
    const brand = brands.get(merchant) ?? { ...nothing, ...uncopied, text: '', sequence: 0, releases: [] }
    brands.set(merchant, brand)
    return brand
  }

  /** The pointers of the store, or their local copies if the host starts while the store does not respond. */
  async function listPointers() {
    const prefix = `${environment}/`
    try {
      const tags = await store.listPointers(prefix)
      away = undefined
      // An empty list may come from a wrong address, and the copies are the last good state of the right one.
      if (brands.size === 0 && tags.size > 0) await removeWithdrawn(prefix, tags)
      return { tags, read: (key: string) => store.readPointer(key), isCopy: false }
    } catch (error) {
      if (!isAway(error)) throw error
      away ??= now()
      const tags = brands.size === 0 ? await source.copies.listPointers(prefix) : new Map<string, string>()
      return { tags, read: (key: string) => source.copies.readPointer(key), isCopy: true }
    }
  }

  async function removeWithdrawn(prefix: string, tags: ReadonlyMap<string, string>): Promise<void> {
    try {
      await source.removeOtherPointers(prefix, tags)
    } catch (error) {
      if (!(error instanceof CopyFailure)) throw error
      copyFailure = error
    }
  }

  function readPointer(brand: WatchedBrand, found: { readonly text: string } | undefined): void {
    if (!found) throw new BrokenRelease('its pointer is missing')
    brand.pointer = readPointerText(found.text)
    brand.text = found.text
  }

  /** Switches to the release that the pointer names now. Returns whether it is another one. */
  async function takeRelease(merchant: string, brand: WatchedBrand): Promise<boolean> {
    const name = brand.pointer && pointerAt(brand.pointer, now()).release
    if (name === undefined || name === brand.taken) return false
    await takeOver(merchant, brand, name)
    return true
  }

  /** Switches to the canary and the share that the pointer names now. Returns whether either has changed. */
  async function takeCanary(merchant: string, brand: WatchedBrand): Promise<boolean> {
    const canary = brand.pointer && pointerAt(brand.pointer, now()).canary
    const { canary: before } = brand
    if (canary?.release === before?.release && canary?.share === before?.share) return false
    if (canary === undefined) brand.canary = undefined
    else if (canary.release === before?.release) brand.canary = { ...canary, verdict: before.verdict }
    else brand.canary = { ...canary, verdict: await canaryVerdict(merchant, brand, canary.release) }
    return true
  }

  async function takeOver(merchant: string, brand: WatchedBrand, name: string): Promise<void> {
    const { release, verdict } = await judge(merchant, name)
    brand.verdict = verdict
    brand.taken = name
    if (verdict.manifests.size === 0) return
    keepReadable(brand, release)
    brand.sequence = release.sequence
  }

  /** Makes the files of a release readable. Those of the release in service remain, for any number of canaries. */
  function keepReadable(brand: WatchedBrand, release: Release): void {
    const others = brand.releases.filter(({ sequence }) => sequence !== release.sequence)
    const isInService = ({ sequence }: Release) => sequence === brand.sequence
    const earlier = others.filter((one) => !isInService(one))
    brand.releases = [...earlier, ...others.filter(isInService), release].slice(-releasesKept)
  }

  /** The verdict on a canary. A broken canary reaches no visitor, and does not affect the release in service. */
  async function canaryVerdict(merchant: string, brand: WatchedBrand, name: string): Promise<Verdict> {
    try {
      const { release, verdict } = await judge(merchant, name)
      if (verdict.manifests.size > 0) keepReadable(brand, release)
      return verdict
    } catch (error) {
      if (error instanceof BrokenRelease) return brokenVerdict(merchant, undefined, error.message)
      throw error
    }
  }

  async function judge(merchant: string, name: string) {
    const release = await loadRelease(source, merchant, name)
    if (release.environment !== environment) throw new BrokenRelease(`it is for the environment ${release.environment}`)
    const files = await loadFiles(source, release)
    const verdict = validator(asMerchantFiles(merchant, files), environment, folderOf(release))
    const issues = verdict.issues.map((one) => ({ ...one, file: inRelease(release, one.file) }))
    return { release, verdict: { ...verdict, issues } }
  }

  /**
   * Copies a new state of the pointer to this machine, once its release has no errors, and the scheduled releases ahead
   * of their time.
   */
  async function copy(merchant: string, brand: WatchedBrand): Promise<void> {
    const { text, verdict } = brand
    if (brand.copied !== text && verdict !== undefined && verdict.manifests.size > 0) {
      await source.copyPointer(`${environment}/${merchant}`, text)
      brand.copied = text
    }
    if (brand.fetched === text) return
    await fetchScheduled(merchant, brand)
    brand.fetched = text
  }

  /** Copies the scheduled releases. Retries an unreadable one at its time. */
  async function fetchScheduled(merchant: string, { pointer }: WatchedBrand): Promise<void> {
    for (const { release } of pointer?.scheduled ?? [])
      try {
        await loadFiles(source, await loadRelease(source, merchant, release))
      } catch (error) {
        if (!isAway(error) && !(error instanceof BrokenRelease)) throw error
      }
  }

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
    awaySince: () => away,
    copyFailure: () => copyFailure,
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

/** The name of the folder from which the host reads the files of a release: `acme@12`. */
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
