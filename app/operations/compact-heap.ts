import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** V8's mode for little memory. */
export const compactingFlag = '--memory-saver-mode'

/** The size from which a heap is large, in bytes of old objects. A host of a few hundred brands has 50 to 55 MB. */
const largeHeap = 60_000_000

/** The most free memory between the old objects of a large heap, in bytes. */
const mostFree = 15_000_000

/**
 * Whether V8 should compact the heap. V8 itself compacts only pages with little in use, and the free memory of a busy
 * host grows.
 *
 * @param size the memory for old objects, in bytes
 * @param usedSize the bytes of the old objects after a collection
 */
export const needsCompaction = (size: number, usedSize: number): boolean =>
  usedSize >= largeHeap && size - usedSize > mostFree

/**
 * Turns on V8's mode for little memory while the heap needs compaction. A collection then returns more pages to the
 * system. The mode also slows down responses from memory, so it is off at other times.
 *
 * @returns a function that stops adapting
 */
export function compactHeap(): () => void {
  const isMajor = (entry: object) =>
    (entry as { readonly detail?: { readonly kind?: number } }).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntries().some(isMajor)) return
    const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
    const isNeeded = old !== undefined && needsCompaction(old.space_size, old.space_used_size)
    setFlagsFromString(isNeeded ? compactingFlag : `--no-${compactingFlag.slice('--'.length)}`)
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}
