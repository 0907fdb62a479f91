import type { Environment } from '../../runtime/manifest/index.ts'
import { pointerAt } from './pointer-at.ts'
import {
  BrokenRelease,
  nameOf,
  objectKey,
  type Pointer,
  pointerKey,
  readPointerText,
  readRelease,
  type Release,
  type ReleaseFiles,
} from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The number of concurrent transfers to or from a store. */
const eager = 16

/** The pointer of a brand at a given time, with the tag for moving it. */
export interface Head {
  readonly pointer: Pointer
  readonly tag: string
}

/**
 * The pointer of a brand: its release in service, and its waiting releases. Undefined if the brand has never been
 * published.
 *
 * @param now in ms since 1970: a scheduled release is in service from its time on
 */
export async function readHead(
  store: ReleaseStore,
  merchant: string,
  environment: Environment,
  now = Date.now(),
): Promise<Head | undefined> {
  const found = await store.readPointer(pointerKey(merchant, environment))
  if (!found) return undefined
  const pointer = readPointerText(found.text, `the pointer of ${merchant} in ${environment}`)
  return { pointer: pointerAt(pointer, now), tag: found.tag }
}

/** A release by its name. Throws `BrokenRelease` if it is missing or damaged. */
export async function loadRelease(store: ReleaseStore, merchant: string, name: string): Promise<Release> {
  const release = readRelease(await loadObject(store, merchant, name))
  if (release.merchant !== merchant) throw new BrokenRelease(`it is a release of ${release.merchant}`)
  return release
}

/** The bytes of an object by its name. Throws `BrokenRelease` if it is missing or damaged. */
async function loadObject(store: ReleaseStore, merchant: string, name: string): Promise<Uint8Array> {
  const bytes = await store.readObject(objectKey(merchant, name))
  if (!bytes) throw new BrokenRelease(`its file ${name} is missing`)
  if (nameOf(bytes) !== name) throw new BrokenRelease(`its file ${name} has changed since it was published`)
  return bytes
}

/** All files of a release. */
export async function loadFiles(store: ReleaseStore, { merchant, files }: Release): Promise<ReleaseFiles> {
  const loaded = await inGroups(
    Object.entries(files),
    async ([path, name]) => [path, await loadObject(store, merchant, name)] as const,
  )
  return new Map(loaded)
}

/** The public pages of a release by host name and path. Empty if it was published without pages. */
export async function loadPages(store: ReleaseStore, { merchant, pages }: Release): Promise<ReleaseFiles> {
  const loaded = await inGroups(
    Object.entries(pages?.files ?? {}),
    async ([path, name]) => [path, await loadObject(store, merchant, name)] as const,
  )
  return new Map(loaded)
}

/** A release with its name. */
export interface NamedRelease {
  readonly name: string
  readonly release: Release
}

/** The releases of a brand: first the release in service, then the predecessor of each release. */
export async function* releasesOf(
  store: ReleaseStore,
  merchant: string,
  environment: Environment,
  now = Date.now(),
): AsyncGenerator<NamedRelease> {
  let name = (await readHead(store, merchant, environment, now))?.pointer.release
  while (name !== undefined) {
    const release = await loadRelease(store, merchant, name)
    yield { name, release }
    name = release.previous
  }
}

/** Does work for each item, for `eager` items concurrently. Returns the results in the items' order. */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += eager)
    results.push(...(await Promise.all(items.slice(start, start + eager).map(work))))
  return results
}
