import { type CopiedStore, isAway } from './local-copies.ts'
import type { ReleaseStore } from './release-store.ts'
import type { createStoreHealth } from './store-health.ts'

/** The pointers of an environment, by key. */
export interface ListedPointers {
  readonly tags: ReadonlyMap<string, string>
  readonly readPointer: ReleaseStore['readPointer']
  /** Whether the pointers are the copies on this machine, because the store does not respond. */
  readonly isCopy: boolean
}

/**
 * Lists the pointers of a store. If the store does not respond, the list has the local copies at the host's start, and
 * is empty later. At the start, removes the copies that the store no longer has.
 *
 * @param isStart whether the host has found no brand so far
 */
export async function listPointers(
  store: CopiedStore,
  prefix: string,
  health: ReturnType<typeof createStoreHealth>,
  isStart: boolean,
): Promise<ListedPointers> {
  try {
    const tags = await store.listPointers(prefix)
    // A wrong address may give an empty list. Then the copies stay, because they are the last good state of the right
    // store.
    if (isStart && tags.size > 0) await removeWithdrawn(store, prefix, health, tags)
    return { tags, readPointer: (key) => store.readPointer(key), isCopy: false }
  } catch (error) {
    if (!isAway(error)) throw error
    health.recordFailure(error)
    const tags = isStart ? await store.copies.listPointers(prefix) : new Map<string, string>()
    return { tags, readPointer: (key) => store.copies.readPointer(key), isCopy: true }
  }
}

async function removeWithdrawn(
  store: CopiedStore,
  prefix: string,
  health: ReturnType<typeof createStoreHealth>,
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  try {
    await store.removeOtherPointers(prefix, tags)
  } catch (error) {
    if (!health.recordFailure(error)) throw error
  }
}
