import type { Environment } from '../../runtime/manifest/index.ts'
import { type NamedRelease, readHead, releasesOf } from './read-releases.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The number of the release that first had these files: the release itself, or the release that it restores. */
export const contentOf = ({ sequence, restores }: Release): number => restores ?? sequence

interface WantedRelease {
  readonly merchant: string
  readonly environment: Environment
  readonly sequence: number | undefined
  /** In ms since 1970. */
  readonly now: number
}

/**
 * The release whose files a rollback restores: the release with the number `sequence`. By default, the latest release
 * before the release that first had the current files. For an unpublished brand, by default the last release in
 * service. Undefined if that release does not exist.
 */
export async function releaseToRestore(
  store: ReleaseStore,
  { merchant, environment, sequence, now }: WantedRelease,
): Promise<NamedRelease | undefined> {
  const head = await readHead(store, merchant, environment, now)
  const isUnpublished = head?.pointer.unpublished === true
  let present: number | undefined
  for await (const one of releasesOf(store, merchant, environment, now)) {
    present ??= contentOf(one.release)
    // The predecessor's number is not always one less, because the numbers of cancelled releases are missing.
    const isWanted = isUnpublished || one.release.sequence < present
    if (sequence === undefined ? isWanted : one.release.sequence === sequence) return one
  }
  return undefined
}
