import { changedKeys, hasPart, hasParts, isSame, type LazyJson, partOf } from '../lazy-merge.ts'
import type { Reads } from './recorded-reads.ts'

/**
 * Visits every run with a read that differs between two values, some more than once. Skips shared parts.
 */
export function affectedRuns(
  reads: Reads,
  before: LazyJson | undefined,
  after: LazyJson | undefined,
  meet: (run: string) => void,
): void {
  if (isSame(before, after)) return
  for (const run of reads.whole) meet(run)
  if (!hasParts(before) || !hasParts(after)) {
    if (kindOf(before) !== kindOf(after)) everyRun(reads, meet)
    return
  }
  const changed = changedKeys(before, after)
  if (reads.keys.length > 0 && changed.some((key) => hasPart(before, key) !== hasPart(after, key)))
    for (const run of reads.keys) meet(run)
  for (const key of changed) {
    const below = reads.below.get(key)
    if (below) affectedRuns(below, partOf(before, key), partOf(after, key), meet)
  }
}

/** The comparable part of a value if only its presence was read. */
function kindOf(value: LazyJson | undefined): 'absent' | 'object' | 'other' {
  if (value === undefined) return 'absent'
  return hasParts(value) ? 'object' : 'other'
}

function everyRun(reads: Reads, meet: (run: string) => void): void {
  for (const run of reads.touched) meet(run)
  for (const below of reads.below.values()) everyRun(below, meet)
}
