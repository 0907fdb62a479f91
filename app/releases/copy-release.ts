import { type CopiedStore, isAway } from './local-copies.ts'
import { loadFiles, loadRelease } from './read-releases.ts'
import { BrokenRelease } from './release.ts'
import type { WatchedBrand } from './watched-brand.ts'

/**
 * Copies a new state of a brand's pointer to this machine if its release has no errors, or the brand is unpublished.
 * Also copies scheduled releases ahead of their time.
 */
export async function copyRelease(store: CopiedStore, key: string, brand: WatchedBrand): Promise<void> {
  const { text, verdict, pointer } = brand
  const isGood = verdict !== undefined && verdict.manifests.size > 0
  if (brand.copiedPointer !== text && (isGood || pointer?.unpublished)) {
    await store.copyPointer(key, text)
    brand.copiedPointer = text
  }
  if (brand.fetchedPointer !== text && (await fetchScheduled(store, brand))) brand.fetchedPointer = text
}

/**
 * Copies the scheduled releases. Skips a broken release, which the host reads again at its time. Returns false if the
 * store did not respond.
 */
async function fetchScheduled(store: CopiedStore, { merchant, pointer }: WatchedBrand): Promise<boolean> {
  let hasResponded = true
  for (const { release } of pointer?.scheduled ?? [])
    try {
      await loadFiles(store, await loadRelease(store, merchant, release))
    } catch (error) {
      if (isAway(error)) hasResponded = false
      else if (!(error instanceof BrokenRelease)) throw error
    }
  return hasResponded
}
