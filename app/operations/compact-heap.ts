import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** V8's mode for little memory. */
export const compactingFlag = '--memory-saver-mode'

/** The growth of a heap until V8 collects old objects again. `bin/livery.js` sets the growth of a small heap. */
export const growthFlags = { small: '--heap-growing-percent=50', large: '--heap-growing-percent=30' } as const

/** The size from which a heap is large, in bytes of old objects. A host of a few hundred brands has 50 to 55 MB. */
const largeHeap = 60_000_000

/** The most free memory between the old objects of a large heap, in bytes. */
const mostFree = 15_000_000

/**
 * The flags for a heap. V8 itself compacts only memory pages with few objects, so the unused memory of a busy host
 * grows. The mode for little memory slows down cached responses, so it is on only while a large heap needs it.
 *
 * @param size the memory for old objects, in bytes
 * @param usedSize the bytes of the old objects after a collection
 */
export function flagsForHeap(size: number, usedSize: number): readonly string[] {
  const isLarge = usedSize >= largeHeap
  const isCompacting = isLarge && size - usedSize > mostFree
  return [
    isCompacting ? compactingFlag : `--no-${compactingFlag.slice('--'.length)}`,
    isLarge ? growthFlags.large : growthFlags.small,
  ]
}

/**
 * Lets V8 return memory of a large heap to the system. Sets the flags after each collection of old objects.
 *
 * @returns a function that stops setting flags
 */
export function compactHeap(): () => void {
  const isMajor = (entry: object) =>
    (entry as { readonly detail?: { readonly kind?: number } }).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntries().some(isMajor)) return
    const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
    if (old) for (const flag of flagsForHeap(old.space_size, old.space_used_size)) setFlagsFromString(flag)
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}
