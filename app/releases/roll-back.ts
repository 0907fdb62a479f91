import type { Environment } from '../../runtime/manifest/index.ts'
import { type NamedRelease, releasesOf } from './read-releases.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The sequence of the release whose files a release contains: its own, or that of the restored one. */
export const contentOf = ({ sequence, restores }: Release): number => restores ?? sequence

/**
 * The release whose files a rollback restores: the one with this sequence, or the one before the present files.
 * Undefined without one.
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
