import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createReleaseValidator,
  type Environment,
  type ManifestSource,
  type ResolvedManifest,
} from '../runtime/manifest/index.ts'
import { messageOf } from '../runtime/errors/caught-error.ts'
import { createFileSource } from '../runtime/sources/file-source.ts'
import { makeFolder } from '../runtime/sources/make-folder.ts'
import { watchBrands } from '../runtime/sources/watch-brands.ts'
import type { FolderWatcher } from '../runtime/sources/watch-each-folder.ts'
import type { AreaHosts } from './areas/area-hosts.ts'
import type { ReadBrandFile } from './host/brand-content.ts'
import { createBrandFileReader } from '../runtime/sources/brand-file-reader.ts'
import type { ShownReleases } from './host/brand-notices.ts'
import { type BrandStore, createBrandStore } from './host/brand-store.ts'
import { createVerdicts } from './host/verdicts.ts'
import { loadProduct } from './load-product.ts'
import { watchReleases } from './releases/watch-releases.ts'
import { createReleaseSites } from './sites-of-releases.ts'
import type { ReleaseStore } from './releases/release-store.ts'

/** The interval at which a host reads the pointers of its release store, in ms. */
const releaseInterval = 500

/**
 * The maximum number of watched brands in each folder. The host sees changes of other brands within a minute. For
 * 10,000 brands, the watchers would take 22 MB.
 */
const mostWatched = 500

/** The brands that a host serves, from folders or from a release store. */
export interface ServedBrands {
  readonly store: BrandStore
  /** The canaries. Undefined for brands from folders. */
  readonly canaries?: BrandStore
  /** The site with this host name. */
  readonly siteOf: (host: string) => ResolvedManifest | undefined
  /** The canary of the site with this host name, if the canary's pages have this base path. */
  readonly canaryOf: (host: string, basePath: string) => ResolvedManifest | undefined
  readonly readFile: ReadBrandFile
  /**
   * Calls `changed` with the changed brands after each change. Calls `fail` with an error of the watcher or of reading
   * a change. Calls `storeChanged` with the failure when the release store stops responding, and with undefined when
   * the store responds again.
   */
  watch(
    changed: (brands: readonly string[]) => void,
    fail: (error: unknown) => void,
    storeChanged?: (failure: Error | undefined) => void,
  ): void
  /** When the release store stopped responding, in ms since 1970. Undefined while it responds, and without a store. */
  awaySince(): number | undefined
  /** The failure with which the release store stopped responding. Undefined while it responds, and without a store. */
  storeFailure(): Error | undefined
  /** The failure to use the folder of copies during the last read of the store. Always undefined without a store. */
  copyFailure(): Error | undefined
  /** The sequence number of the release in service, by brand. Empty for brands from folders. */
  sequences(): ReadonlyMap<string, number>
  /** The releases that a brand shows, or `unpublished`. Undefined for a brand of a folder. */
  releasesOf(merchant: string): ShownReleases | 'unpublished' | undefined
  close(): Promise<void>
}

/** The brands of folders. While a folder is missing, for example during a deployment, its brands stay. */
export async function brandsOfFolders(
  folders: readonly string[],
  environment: Environment,
  areaHosts: AreaHosts,
): Promise<ServedBrands> {
  // The project's own folder of brands may not exist.
  const found = folders.filter((folder) => existsSync(folder))
  const verdicts = createVerdicts(refuseWhileMoved(createFileSource({ folders }), found))
  const store = createBrandStore({ ...verdicts, find: verdicts.take }, environment, areaHosts)
  await store.refresh()
  let watcher: FolderWatcher | undefined
  let lastUsed: ResolvedManifest | undefined
  return {
    store,
    siteOf: (host) => {
      const resolved = store.ofHost(host)?.resolved
      if (resolved && watcher && resolved !== lastUsed) {
        lastUsed = resolved
        for (const folder of verdicts.foldersOf(resolved.merchant)) watcher.use(folder)
      }
      return resolved
    },
    canaryOf: () => undefined,
    readFile: createBrandFileReader(folders),
    watch: (changed, fail) => {
      watcher = watchBrands(folders, async (brands) => changed(await store.refresh(brands)), fail, mostWatched)
    },
    awaySince: () => undefined,
    storeFailure: () => undefined,
    copyFailure: () => undefined,
    sequences: () => new Map(),
    releasesOf: () => undefined,
    close: async () => watcher?.stop(),
  }
}

/**
 * Makes reads of a source fail while a folder is missing, or if it was replaced during the read. Otherwise, the files
 * of a moved folder would count as removed. The watcher reports the new folder later.
 */
export function refuseWhileMoved(source: ManifestSource, folders: readonly string[]): ManifestSource {
  async function unmoved<Value>(read: () => Promise<Value>): Promise<Value> {
    const before = folders.map(identityOf)
    const value = await read()
    for (const [index, folder] of folders.entries()) {
      const after = identityOf(folder)
      if (after === undefined) throw new Error(`The folder ${folder} is missing. The host keeps its brands.`)
      if (after !== before[index])
        throw new Error(`The folder ${folder} was replaced while the host read it. The host reads it again.`)
    }
    return value
  }
  return {
    merchants: () => unmoved(() => source.merchants()),
    load: (merchant) => unmoved(() => source.load(merchant)),
  }
}

/** An identity that a folder does not share with a later folder at the same path. Undefined for a missing folder. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino}`
}

/**
 * The brands of a release store.
 *
 * @param folder a folder for copies of served releases, so that a host can start without its store; temporary by
 *   default
 */
export async function brandsOfReleases(
  releases: ReleaseStore,
  environment: Environment,
  areaHosts: AreaHosts,
  folder?: string,
): Promise<ServedBrands> {
  const copies = folder ?? mkdtempSync(join(tmpdir(), 'livery-host-'))
  const removeTemporary = () => {
    if (folder === undefined) rmSync(copies, { recursive: true, force: true })
  }
  try {
    makeFolder(copies)
    return await openReleases(releases, environment, areaHosts, copies, removeTemporary)
  } catch (error) {
    removeTemporary()
    throw error
  }
}

/** @param closed called when nothing reads or writes the copies any more */
async function openReleases(
  releases: ReleaseStore,
  environment: Environment,
  areaHosts: AreaHosts,
  copies: string,
  closed: () => void,
): Promise<ServedBrands> {
  const validator = createReleaseValidator(await loadProduct())
  const watcher = watchReleases(releases, environment, validator, copies)
  const { refresh, store, canaries, siteOf, canaryOf, releasesOf } = createReleaseSites(watcher, environment, areaHosts)
  await refresh()
  let timer: ReturnType<typeof setTimeout> | undefined
  let polling: Promise<void> = Promise.resolve()
  let isClosed = false
  return {
    store,
    canaries,
    siteOf,
    canaryOf,
    readFile: watcher.readFile,
    watch: (changed, fail, storeChanged) => {
      let reported = watcher.copyFailure()?.message
      let wasAway = watcher.awaySince() !== undefined
      /** The error of the last poll, which the next poll does not report again. */
      let lastError: string | undefined
      const poll = async () => {
        try {
          const brands = await refresh()
          if (isClosed) return
          if (brands.length > 0) changed(brands)
          const failure = watcher.copyFailure()
          if (failure && failure.message !== reported) fail(failure)
          reported = failure?.message
          const storeFailure = watcher.storeFailure()
          if ((storeFailure !== undefined) !== wasAway) storeChanged?.(storeFailure)
          wasAway = storeFailure !== undefined
          lastError = undefined
        } catch (error) {
          const message = messageOf(error)
          if (!isClosed && message !== lastError) fail(error)
          lastError = message
        }
        pollLater()
      }
      const pollLater = () => {
        if (isClosed) return
        timer = setTimeout(() => {
          polling = poll()
        }, releaseInterval).unref()
      }
      pollLater()
    },
    awaySince: watcher.awaySince,
    storeFailure: watcher.storeFailure,
    copyFailure: watcher.copyFailure,
    sequences: watcher.sequences,
    releasesOf,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await polling
      closed()
    },
  }
}
