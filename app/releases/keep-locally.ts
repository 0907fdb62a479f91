import { createFolderStore } from './folder-store.ts'
import { nameOf } from './release.ts'
import { type ReleaseStore, StoreFailure } from './release-store.ts'

/** A store with a copy of what was read from it on the disk of this machine. */
export interface KeptStore extends ReleaseStore {
  /** Takes over the present state of a pointer, once its release has proven good. */
  keepPointer(key: string, text: string): Promise<void>
  /** The pointers that were taken over, by key: where a host begins that starts while the store is away. */
  readonly kept: Pick<ReleaseStore, 'readPointer' | 'listPointers'>
}

/**
 * Keeps objects of a store in a local folder: each is fetched once, and is there when the store is not. A copy that is not as
 * it was published is left aside.
 */
export function keepLocally(store: ReleaseStore, folder: string): KeptStore {
  const local = createFolderStore(folder)
  return {
    ...store,
    readObject: async (key) => {
      const known = await local.readObject(key)
      if (known && key.endsWith(nameOf(known))) return known
      const bytes = await store.readObject(key)
      if (bytes && key.endsWith(nameOf(bytes))) await local.writeObject(key, bytes)
      return bytes
    },
    keepPointer: async (key, text) => {
      const before = await local.readPointer(key)
      if (before?.text !== text) await local.movePointer(key, text, before?.tag)
    },
    kept: local,
  }
}

/** Whether an error says that a store is away. */
export const isAway = (error: unknown): error is StoreFailure => error instanceof StoreFailure
