import { CopyFailure, isAway } from './local-copies.ts'

/** Records whether a store and the folder of its copies work. */
export function createStoreHealth(now: () => number) {
  let awaySince: number | undefined
  let copyFailure: CopyFailure | undefined

  return {
    /** When the store stopped responding, in ms since 1970. Undefined while it responds. */
    awaySince: () => awaySince,
    /** The failure of the folder of copies since the last `forgetCopyFailure`. */
    copyFailure: () => copyFailure,

    recordResponse(): void {
      awaySince = undefined
    },

    /** Records an error of the store or of the folder of copies. Returns false for any other error. */
    recordFailure(error: unknown): boolean {
      if (isAway(error)) awaySince ??= now()
      else if (error instanceof CopyFailure) copyFailure = error
      else return false
      return true
    },

    forgetCopyFailure(): void {
      copyFailure = undefined
    },
  }
}
