import type { Environment } from '../../runtime/manifest/index.ts'
import { isMerchantId } from '../../schemas/formats.ts'
import { type Head, inGroups, loadRelease, type NamedRelease, readHead, releasesOf } from './read-releases.ts'
import { nextSequence, waitingOf } from './pointer-at.ts'
import {
  BrokenRelease,
  jsonBytes,
  nameOf,
  objectKey,
  type PointedRelease,
  type Pointer,
  pointerKey,
  pointerText,
  type Release,
  releaseFormat,
  type ReleaseFiles,
} from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release to publish. */
export interface Publication {
  readonly merchant: string
  readonly environment: Environment
  readonly files: ReleaseFiles
  /** The host names that lead to the brand: those of its site and of its own origins. */
  readonly hosts: readonly string[]
  readonly by: string
  /** The time of the publication, in ms since 1970. */
  readonly at: number
  /** For a rollback: the number of the release that these files come from. A rollback cancels all waiting releases. */
  readonly restores?: number
  /** The public pages of the release by host name and path, and the build that rendered them. */
  readonly pages?: { readonly build: string; readonly files: ReleaseFiles }
  /** The release of another environment in which these files were tried. */
  readonly promotes?: Release['promotes']
  /** When the release opens, and to whom. Default: immediately, to all visitors. */
  readonly opening?: Opening
}

/** How a release opens: at a time, in ms since 1970, or for a share of the visitors, from 0 to 1. */
export type Opening = { readonly from: number } | { readonly share: number }

/** The outcome of a publication. */
export type Outcome =
  | ({ readonly kind: 'published' } & NamedRelease & Repairs)
  /** The previous release has the same files, and is in service or waits. No release was written. */
  | ({ readonly kind: 'unchanged'; readonly sequence: number } & Repairs)
  /** Somebody else moved the pointer after `head` was read, so nothing points to the written release. */
  | { readonly kind: 'overtaken' }
  /** Waiting releases that were published earlier would undo this publication. Nothing was written. */
  | { readonly kind: 'blocked'; readonly by: readonly PointedRelease[] }

interface Repairs {
  /**
   * The number of objects of the previous release that were damaged or missing, and that the publication has written
   * again.
   */
  readonly repaired: number
}

/**
 * Publishes a release: writes the objects, then their record, then moves the pointer by a conditional write. Until the
 * last step, the former release stays in service. Repairs damaged objects that the previous release shares.
 *
 * @param head the pointer that the publisher has read; undefined for a first release. The first release and the one
 *   after the brand was unpublished open immediately
 */
export async function publishRelease(
  store: ReleaseStore,
  publication: Publication,
  head: Head | undefined,
): Promise<Outcome> {
  const { merchant, environment, files, hosts, by, at, restores, promotes, pages } = publication
  const blocking = head ? blockingOf(publication, head.pointer) : []
  if (blocking.length > 0) return { kind: 'blocked', by: blocking }
  const names = namesOf(files)
  const follows = head && releaseBefore(publication.opening, head.pointer)
  const before = follows && (await releaseOr(store, merchant, follows.release))
  const pageNames = namesOf(pages?.files ?? new Map())
  const isKnown = before && isSame(before.files, names) && isSame(before.pages?.files ?? {}, pageNames)
  const known = new Set([...Object.values(before?.files ?? {}), ...Object.values(before?.pages?.files ?? {})])
  const objects = new Map([...files.values(), ...(pages?.files.values() ?? [])].map((bytes) => [nameOf(bytes), bytes]))
  const states = await inGroups([...objects], async ([name, bytes]) => ({
    wasGood: await completeObject(store, objectKey(merchant, name), name, bytes),
    isKnown: known.has(name),
  }))
  const repaired = states.filter((one) => one.isKnown && !one.wasGood).length
  if (isKnown && restores === undefined && !head?.pointer.unpublished)
    return { kind: 'unchanged', sequence: before.sequence, repaired }
  const release: Release = {
    format: releaseFormat,
    merchant,
    environment,
    sequence: nextSequence(head?.pointer),
    ...(follows ? { previous: follows.release } : {}),
    ...(restores === undefined ? {} : { restores }),
    ...(promotes === undefined ? {} : { promotes }),
    at: new Date(at).toISOString(),
    by,
    files: Object.fromEntries(names),
    ...(pages ? { pages: { build: pages.build, files: Object.fromEntries(pageNames) } } : {}),
  }
  const record = jsonBytes(release)
  const name = nameOf(record)
  await store.writeObject(objectKey(merchant, name), record)
  const pointer = pointerWith({ sequence: release.sequence, release: name, hosts }, publication, head?.pointer)
  const hasMoved = await store.movePointer(pointerKey(merchant, environment), pointerText(pointer), head?.tag)
  // A lost response looks like a refusal. Only the pointer and its releases show the outcome.
  if (hasMoved || (await isPublished(store, { name, release }))) return { kind: 'published', name, release, repaired }
  return { kind: 'overtaken' }
}

/**
 * Writes a missing object, and replaces a damaged one. A disk may lose or truncate the bytes of a file although the
 * name of the file is written.
 *
 * @returns whether the object was complete before
 */
async function completeObject(store: ReleaseStore, key: string, name: string, bytes: Uint8Array): Promise<boolean> {
  const present = await store.readObject(key)
  if (present && nameOf(present) === name) return true
  await (present ? store.replaceObject : store.writeObject)(key, bytes)
  return false
}

/**
 * The waiting releases that would undo a publication: they go into service later, but have older files. Nothing blocks
 * a rollback, because a rollback cancels them. A scheduled release may follow other scheduled releases.
 */
function blockingOf({ restores, opening }: Publication, pointer: Pointer): readonly PointedRelease[] {
  if (restores !== undefined) return []
  if (!opening || !('from' in opening)) return waitingOf(pointer)
  const later = pointer.scheduled?.filter(({ at }) => Date.parse(at) >= opening.from) ?? []
  return pointer.canary ? [pointer.canary] : later
}

/**
 * The predecessor of a new release. For a scheduled release, it is the last scheduled release, if any. Otherwise, it is
 * the release in service.
 */
export function releaseBefore(opening: Opening | undefined, pointer: Pointer): PointedRelease {
  return (opening && 'from' in opening ? pointer.scheduled?.at(-1) : undefined) ?? pointer
}

/** The pointer after the publication. The new release is in service, scheduled, or the canary. */
function pointerWith(fresh: PointedRelease, { opening }: Publication, before: Pointer | undefined): Pointer {
  if (!opening || !before || before.unpublished)
    return { format: releaseFormat, ...fresh, ...(before?.events ? { events: before.events } : {}) }
  if ('share' in opening) return { ...before, canary: { ...fresh, share: opening.share } }
  const scheduled = { ...fresh, at: new Date(opening.from).toISOString() }
  return { ...before, scheduled: [...(before.scheduled ?? []), scheduled] }
}

/** A release by its name. Undefined if it is unreadable, which does not prevent the next publication. */
async function releaseOr(store: ReleaseStore, merchant: string, name: string): Promise<Release | undefined> {
  try {
    return await loadRelease(store, merchant, name)
  } catch (error) {
    if (error instanceof BrokenRelease) return undefined
    throw error
  }
}

/** Whether a release is waiting, in service, or a predecessor of the release in service. */
async function isPublished(store: ReleaseStore, { name, release }: NamedRelease): Promise<boolean> {
  const head = await readHead(store, release.merchant, release.environment)
  if (head && waitingOf(head.pointer).some((one) => one.release === name)) return true
  for await (const one of releasesOf(store, release.merchant, release.environment)) {
    if (one.name === name) return true
    if (one.release.sequence <= release.sequence) return false
  }
  return false
}

/** Whether a release has exactly these files. */
export const isOfFiles = (release: Release, files: ReleaseFiles): boolean => isSame(release.files, namesOf(files))

const namesOf = (files: ReleaseFiles) => new Map([...files].map(([path, bytes]) => [path, nameOf(bytes)]))

function isSame(files: Release['files'], names: ReadonlyMap<string, string>): boolean {
  const paths = Object.keys(files)
  return paths.length === names.size && paths.every((path) => files[path] === names.get(path))
}

/** The host names of a brand that lead to other brands of a store. */
interface Claims {
  readonly taken: readonly { readonly merchant: string; readonly host: string }[]
  /** The brands whose pointer is damaged, so that their host names are unknown. */
  readonly unknown: readonly string[]
}

/**
 * The other brands that claim one of these host names with a release in service or a waiting release. A host name may
 * lead to one brand only.
 */
export async function claimants(
  store: ReleaseStore,
  { merchant, environment, hosts }: Pick<Publication, 'merchant' | 'environment' | 'hosts'>,
): Promise<Claims> {
  const keys = [...(await store.listPointers(`${environment}/`)).keys()]
  // A key of a bucket may be any text, such as that of a file from another program. Hosts ignore it too.
  const names = keys.map((key) => key.slice(environment.length + 1)).filter(isMerchantId)
  const others = names.filter((name) => name !== merchant)
  const claims = await inGroups(others, async (other): Promise<Claims> => {
    try {
      const head = await readHead(store, other, environment)
      const used = head ? [head.pointer, ...waitingOf(head.pointer)].flatMap((one) => one.hosts) : []
      const taken = hosts.filter((host) => used.includes(host)).map((host) => ({ merchant: other, host }))
      return { taken, unknown: [] }
    } catch (error) {
      // The damaged pointer of one brand must not block the publications of all others.
      if (error instanceof BrokenRelease) return { taken: [], unknown: [other] }
      throw error
    }
  })
  return { taken: claims.flatMap(({ taken }) => taken), unknown: claims.flatMap(({ unknown }) => unknown) }
}
