import { createFolderStore, removePointer } from './folder-store.ts'
import { nameOf } from './release.ts'
import { type ReleaseStore, StoreFailure } from './release-store.ts'
import { messageOf } from '../../runtime/errors/caught-error.ts'

/** A store with copies of its objects on the disk of this machine. */
export interface CopiedStore extends ReleaseStore {
  /** Copies the current state of a pointer. The host copies only pointers to releases without errors. */
  copyPointer(key: string, text: string): Promise<void>
  /**
   * Removes the copied pointers below a prefix that the store no longer has. Otherwise, a host that starts while the
   * store does not respond would serve a withdrawn brand again.
   */
  removeOtherPointers(prefix: string, present: ReadonlyMap<string, string>): Promise<void>
  /** The copied pointers by key, for a host that starts while the store does not respond. */
  readonly copies: Pick<ReleaseStore, 'readPointer' | 'listPointers'>
}

/** The folder of the copies cannot be read or written, for example because the disk is full. */
export class CopyFailure extends Error {
  override readonly name = 'CopyFailure'
}

/**
 * Copies a store's objects to a local folder. The host fetches each object once, and can read it while the store does
 * not respond. Replaces a damaged copy. Throws `CopyFailure` if the folder fails, and `StoreFailure` if the store does.
 */
export function withLocalCopies(store: ReleaseStore, folder: string): CopiedStore {
  const local = failingAsCopies(createFolderStore(folder, true))
  const removeCopy = failing((key: string) => removePointer(folder, key))
  return {
    ...store,
    readObject: async (key) => {
      const known = await local.readObject(key)
      if (known && key.endsWith(nameOf(known))) return known
      const bytes = await store.readObject(key)
      if (bytes && key.endsWith(nameOf(bytes))) await (known ? local.replaceObject : local.writeObject)(key, bytes)
      return bytes
    },
    copyPointer: async (key, text) => {
      const before = await local.readPointer(key)
      if (before?.text !== text) await local.movePointer(key, text, before?.tag)
    },
    removeOtherPointers: async (prefix, present) => {
      const copied = await local.listPointers(prefix)
      for (const key of copied.keys()) if (!present.has(key)) await removeCopy(key)
    },
    copies: local,
  }
}

/** Whether an error means that the store does not respond. */
export const isAway = (error: unknown): error is StoreFailure => error instanceof StoreFailure

/** Returns the function with each of its errors replaced by a `CopyFailure`. */
function failing<Given extends readonly unknown[], Result>(work: (...given: Given) => Promise<Result>) {
  return async (...given: Given): Promise<Result> => {
    try {
      return await work(...given)
    } catch (error) {
      throw new CopyFailure(messageOf(error), { cause: error })
    }
  }
}

/** The local store, which fails with `CopyFailure` instead of `StoreFailure`. */
function failingAsCopies(local: ReleaseStore): ReleaseStore {
  return {
    address: local.address,
    readObject: failing(local.readObject),
    writeObject: failing(local.writeObject),
    replaceObject: failing(local.replaceObject),
    readPointer: failing(local.readPointer),
    movePointer: failing(local.movePointer),
    listPointers: failing(local.listPointers),
  }
}
