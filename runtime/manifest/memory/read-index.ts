import { isObject } from '../pointer.ts'
import type { Json } from '../types.ts'
import type { Reads } from './recorded-reads.ts'

/** Which runs of checks have read which place, by the path of keys. */
export interface ReadIndex {
  readonly touched: string[]
  readonly keys: string[]
  readonly whole: string[]
  readonly below: Map<string, ReadIndex>
}

export function newReadIndex(): ReadIndex {
  return { touched: [], keys: [], whole: [], below: new Map() }
}

/** Adds all that one run has read. */
export function addReads(index: ReadIndex, reads: Reads, run: string): void {
  index.touched.push(run)
  if (reads.keys) index.keys.push(run)
  if (reads.whole) index.whole.push(run)
  for (const [key, below] of reads.below) {
    let next = index.below.get(key)
    if (!next) {
      next = newReadIndex()
      index.below.set(key, next)
    }
    addReads(next, below, run)
  }
}

/**
 * Meets every run that read something that differs between two values. Parts that both share are the same objects, so
 * that only what differs is looked at.
 */
export function runsAffected(
  index: ReadIndex,
  before: Json | undefined,
  after: Json | undefined,
  meet: (run: string) => void,
): void {
  if (before === after) return
  for (const run of index.whole) meet(run)
  if (!isObject(before) || !isObject(after)) {
    if (kindOf(before) !== kindOf(after)) everyRun(index, meet)
    return
  }
  if (index.keys.length > 0 && !sameKeys(before, after)) for (const run of index.keys) meet(run)
  for (const [key, below] of index.below) runsAffected(below, ownValue(before, key), ownValue(after, key), meet)
}

/** The same for a single run: whether it has read something that differs. */
export function readsDiffer(reads: Reads, before: Json | undefined, after: Json | undefined): boolean {
  if (before === after) return false
  if (reads.whole) return true
  if (!isObject(before) || !isObject(after)) return kindOf(before) !== kindOf(after)
  if (reads.keys && !sameKeys(before, after)) return true
  for (const [key, below] of reads.below)
    if (readsDiffer(below, ownValue(before, key), ownValue(after, key))) return true
  return false
}

/** All that is known of a value of which only its presence was read. */
function kindOf(value: Json | undefined): 'absent' | 'object' | 'other' {
  if (value === undefined) return 'absent'
  return isObject(value) ? 'object' : 'other'
}

function everyRun(index: ReadIndex, meet: (run: string) => void): void {
  for (const run of index.touched) meet(run)
  for (const below of index.below.values()) everyRun(below, meet)
}

function sameKeys(one: object, other: object): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
}

const ownValue = (value: Record<string, Json>, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined)
