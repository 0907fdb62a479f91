import type { Environment } from '../../runtime/manifest/index.ts'
import { type NamedRelease, releasesOf } from './read-releases.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The sequence of the release whose files a release brought into service: its own, or that of the one it restores. */
export const contentOf = ({ sequence, restores }: Release): number => restores ?? sequence

/**
 * The release whose files a rollback puts back: the one with this sequence, or the one that was in service before the files
 * of now came. Undefined if there is none.
 *
 * @param now in ms since 1970
 */
export async function releaseToRestore(
  store: ReleaseStore,
  merchant: string,
  environment: Environment,
  sequence: number | undefined,
  now: number,
): Promise<NamedRelease | undefined> {
  let present: number | undefined
  for await (const one of releasesOf(store, merchant, environment, now)) {
    present ??= contentOf(one.release)
    // Numbers of cancelled releases are missing, so that the one before is not always one less.
    if (sequence === undefined ? one.release.sequence < present : one.release.sequence === sequence) return one
  }
  return undefined
}
