import { createFolderStore } from './folder-store.ts'
import { nameOf } from './release.ts'
import { type ReleaseStore, StoreFailure } from './release-store.ts'

/** A store with copies of its objects on the disk of this machine. */
export interface CopiedStore extends ReleaseStore {
  /** Copies the current state of a pointer, once its release has no errors. */
  copyPointer(key: string, text: string): Promise<void>
  /** The copied pointers by key, for a host that starts while the store does not respond. */
  readonly copies: Pick<ReleaseStore, 'readPointer' | 'listPointers'>
}

/**
 * Keeps copies of a store's objects in a local folder, so that each is fetched once and stays available without the
 * store. Replaces a damaged copy.
 */
export function withLocalCopies(store: ReleaseStore, folder: string): CopiedStore {
  const local = createFolderStore(folder)
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
    copies: local,
  }
}

/** Whether an error means that the store does not respond. */
export const isAway = (error: unknown): error is StoreFailure => error instanceof StoreFailure
