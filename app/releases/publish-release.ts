import type { Environment } from '../../runtime/manifest/index.ts'
import { type Head, inGroups, loadRelease, type NamedRelease, readHead, releasesOf } from './read-releases.ts'
import {
  BrokenRelease,
  jsonBytes,
  nameOf,
  objectKey,
  type Pointer,
  pointerKey,
  type Release,
  releaseFormat,
  type ReleaseFiles,
} from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release that somebody wants in service. */
export interface Publication {
  readonly merchant: string
  readonly environment: Environment
  readonly files: ReleaseFiles
  /** The host names of the brand's site. */
  readonly hosts: readonly string[]
  readonly by: string
  /** In ms since 1970. */
  readonly at: number
  /** The sequence of the release whose files these are, for a rollback. */
  readonly restores?: number
}

/** The end of a publication. */
export type Outcome =
  | ({ readonly kind: 'published' } & NamedRelease)
  /** The files are those in service already. Nothing was written. */
  | { readonly kind: 'unchanged'; readonly sequence: number }
  /** Somebody else moved the pointer after `head` was read. Nothing has changed. */
  | { readonly kind: 'overtaken' }

/**
 * Publishes a release: objects, then the record that names them, then the pointer by a conditional write. A publisher that
 * ends before the last step leaves the former release in service.
 *
 * @param head the release in service that the publisher has seen; undefined for a first release
 */
export async function publishRelease(
  store: ReleaseStore,
  publication: Publication,
  head: Head | undefined,
): Promise<Outcome> {
  const { merchant, environment, files, hosts, by, at, restores } = publication
  const names = new Map([...files].map(([path, bytes]) => [path, nameOf(bytes)]))
  const before = head && (await releaseOr(store, merchant, head.pointer.release))
  if (before && isSame(before.files, names) && restores === undefined)
    return { kind: 'unchanged', sequence: before.sequence }

  const known = new Set(Object.values(before?.files ?? {}))
  const fresh = new Map([...files].map(([path, bytes]) => [names.get(path) ?? '', bytes]))
  await inGroups(
    [...fresh].filter(([name]) => !known.has(name)),
    ([name, bytes]) => store.writeObject(objectKey(merchant, name), bytes),
  )
  const release: Release = {
    format: releaseFormat,
    merchant,
    environment,
    sequence: (head?.pointer.sequence ?? 0) + 1,
    ...(head ? { previous: head.pointer.release } : {}),
    ...(restores === undefined ? {} : { restores }),
    at: new Date(at).toISOString(),
    by,
    files: Object.fromEntries(names),
  }
  const record = jsonBytes(release)
  const name = nameOf(record)
  await store.writeObject(objectKey(merchant, name), record)
  const pointer: Pointer = { format: releaseFormat, sequence: release.sequence, release: name, hosts }
  const text = new TextDecoder().decode(jsonBytes(pointer))
  const hasMoved = await store.movePointer(pointerKey(merchant, environment), text, head?.tag)
  // An answer that was lost looks like a refusal: the releases in service tell.
  if (hasMoved || (await isInService(store, { name, release }))) return { kind: 'published', name, release }
  return { kind: 'overtaken' }
}

/** The release before the one in service, or undefined if it cannot be read: the next one is published all the same. */
async function releaseOr(store: ReleaseStore, merchant: string, name: string): Promise<Release | undefined> {
  try {
    return await loadRelease(store, merchant, name)
  } catch (error) {
    if (error instanceof BrokenRelease) return undefined
    throw error
  }
}

/** Whether a release is in service, or was before others that follow on it. */
async function isInService(store: ReleaseStore, { name, release }: NamedRelease): Promise<boolean> {
  for await (const one of releasesOf(store, release.merchant, release.environment)) {
    if (one.name === name) return true
    if (one.release.sequence <= release.sequence) return false
  }
  return false
}

function isSame(files: Release['files'], names: ReadonlyMap<string, string>): boolean {
  const paths = Object.keys(files)
  return paths.length === names.size && paths.every((path) => files[path] === names.get(path))
}

/**
 * The brands that have a release in service under one of these host names, beside the brand itself: a name leads to one
 * brand only.
 */
export async function claimants(
  store: ReleaseStore,
  { merchant, environment, hosts }: Pick<Publication, 'merchant' | 'environment' | 'hosts'>,
): Promise<{ readonly merchant: string; readonly host: string }[]> {
  const keys = [...(await store.listPointers(`${environment}/`)).keys()]
  const others = keys.map((key) => key.slice(environment.length + 1)).filter((name) => name !== merchant)
  const claims = await inGroups(others, async (other) => {
    const head = await readHead(store, other, environment)
    return hosts.filter((host) => head?.pointer.hosts.includes(host)).map((host) => ({ merchant: other, host }))
  })
  return claims.flat()
}
