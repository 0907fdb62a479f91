import { CopyFailure, isAway } from './local-copies.ts'
import type { StoreFailure } from './release-store.ts'

/** Records whether a store and the folder of its copies work. A refresh of the brands reads the store several times. */
export function createStoreHealth(now: () => number) {
  let away: { readonly since: number; readonly failure: StoreFailure } | undefined
  let hasFailed = false
  let copyFailure: CopyFailure | undefined

  return {
    /** When the store stopped responding, in ms since 1970. Undefined while it responds to every read. */
    awaySince: () => away?.since,
    /** The first failure since the store stopped responding. Undefined while it responds to every read. */
    storeFailure: () => away?.failure,
    /** The failure of the folder of copies during the current or the last refresh. */
    copyFailure: () => copyFailure,

    beginRefresh(): void {
      hasFailed = false
      copyFailure = undefined
    },

    /** Records an error of the store or of the folder of copies. Returns false for any other error. */
    recordFailure(error: unknown): boolean {
      if (isAway(error)) {
        hasFailed = true
        away ??= { since: now(), failure: error }
      } else if (error instanceof CopyFailure) copyFailure = error
      else return false
      return true
    },

    endRefresh(): void {
      if (!hasFailed) away = undefined
    },
  }
}
