import { hasPart, hasParts, isSame, keysToCompare, type LazyJson, LazyMerge, partOf } from '../lazy-merge.ts'
import type { Place } from './places.ts'
import type { Reads } from './recorded-reads.ts'

/**
 * Visits each place whose checks have read a part that differs between two values. May visit a place more than once.
 * Skips shared parts.
 */
export function affectedRuns(
  reads: Reads,
  before: LazyJson | undefined,
  after: LazyJson | undefined,
  visit: (place: Place) => void,
): void {
  if (isSame(before, after)) return
  for (const place of reads.whole) visit(place)
  if (!hasParts(before) || !hasParts(after)) {
    if (kindOf(before) !== kindOf(after)) visitEveryRun(reads, visit)
    return
  }
  if (reads.keys.length === 0 && reads.below.size === 0) return
  if (areTextsOnOneValue(before, after)) {
    // A replaced text affects only the checks that have read the text.
    reads.readAsWhole ??= [...reads.below].filter(([, { whole }]) => whole.length > 0)
    for (const [key, below] of reads.readAsWhole) affectedRuns(below, partOf(before, key), partOf(after, key), visit)
    return
  }
  const keys = keysToCompare(before, after)
  if (reads.keys.length > 0 && haveOtherKeys(before, after, keys)) for (const place of reads.keys) visit(place)
  for (const key of keys) {
    const below = reads.below.get(key)
    if (below) affectedRuns(below, partOf(before, key), partOf(after, key), visit)
  }
}

/** Whether two values are patches on one value, and contain only texts, for the same keys in the same order. */
function areTextsOnOneValue(before: LazyJson, after: LazyJson): boolean {
  if (!(before instanceof LazyMerge && after instanceof LazyMerge) || before.below !== after.below) return false
  const keys = Object.keys(before.patch)
  const others = Object.keys(after.patch)
  if (keys.length !== others.length) return false
  // `Object.values` is faster than a look-up of each key.
  const texts = Object.values(before.patch)
  const otherTexts = Object.values(after.patch)
  return keys.every(
    (key, index) => key === others[index] && typeof texts[index] === 'string' && typeof otherTexts[index] === 'string',
  )
}

function haveOtherKeys(before: LazyJson, after: LazyJson, keys: readonly string[]): boolean {
  return keys.some((key) => hasPart(before, key) !== hasPart(after, key))
}

/** The kind of a value, for checks that read only whether the value exists and is an object. */
function kindOf(value: LazyJson | undefined): 'absent' | 'object' | 'other' {
  if (value === undefined) return 'absent'
  return hasParts(value) ? 'object' : 'other'
}

function visitEveryRun(reads: Reads, visit: (place: Place) => void): void {
  for (const place of reads.touched) visit(place)
  for (const below of reads.below.values()) visitEveryRun(below, visit)
}
