import type { Environment } from '../../runtime/manifest/index.ts'
import { type NamedRelease, releasesOf } from './read-releases.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The sequence of the release whose files a release brought into service: its own, or that of the one it restores. */
export const contentOf = ({ sequence, restores }: Release): number => restores ?? sequence

/**
 * The release whose files a rollback puts back: the one with this sequence, or the one that was in service before the files
 * of now came. Undefined if there is none.
 */
export async function releaseToRestore(
  store: ReleaseStore,
  merchant: string,
  environment: Environment,
  sequence?: number,
): Promise<NamedRelease | undefined> {
  let wanted = sequence
  for await (const one of releasesOf(store, merchant, environment)) {
    wanted ??= contentOf(one.release) - 1
    if (one.release.sequence === wanted) return one
  }
  return undefined
}
