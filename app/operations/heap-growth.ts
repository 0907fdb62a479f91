import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** The growth that `bin/livery.js` sets, and the growth of a large heap, in percent. */
const [startGrowth, largeGrowth] = [50, 15]

/** The size from which a heap is large, in bytes of objects in use. A host of a few hundred brands has 50 to 55 MB. */
const largeHeap = 60_000_000

/**
 * By how much V8 lets a heap grow before it collects the heap, in percent. A large heap grows by less, so that its
 * garbage does not take much memory.
 *
 * @param bytes the objects in use after a collection
 */
export const heapGrowth = (bytes: number): number => (bytes < largeHeap ? startGrowth : largeGrowth)

/**
 * Adapts the growth of this process's heap to its size after each major collection. Does nothing if the process did not
 * start with the growth of `bin/livery.js`.
 *
 * @returns a function that stops adapting
 */
export function adaptHeapGrowth(): () => void {
  if (!process.execArgv.includes(`--heap-growing-percent=${startGrowth}`)) return () => {}
  const isMajor = (entry: object) =>
    (entry as { readonly detail?: { readonly kind?: number } }).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntries().some(isMajor)) return
    setFlagsFromString(`--heap-growing-percent=${heapGrowth(getHeapStatistics().used_heap_size)}`)
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}
