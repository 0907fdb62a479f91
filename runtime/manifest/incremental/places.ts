import { isSame, keysToCompare, type LazyJson, partOf } from '../lazy-merge.ts'
import { childPointer } from '../pointer.ts'

/** A tree of pointer patterns by key, so that one walk finds the values of all patterns. */
export interface PatternTree {
  /** The indices of the patterns that end here. */
  readonly ends: number[]
  readonly below: Map<string, PatternTree>
}

/** @param patterns pointers in which `*` means any key: `/routes/*` */
export function patternTree(patterns: readonly string[]): PatternTree {
  const root: PatternTree = { ends: [], below: new Map() }
  for (const [number, pattern] of patterns.entries()) {
    let here = root
    for (const key of pattern.split('/').slice(1)) {
      const next = here.below.get(key) ?? { ends: [], below: new Map() }
      here.below.set(key, next)
      here = next
    }
    here.ends.push(number)
  }
  return root
}

/** A value that matches a pattern. `keys` are its keys at the positions of `*`. */
export interface Place {
  /** The index of the pattern. */
  readonly pattern: number
  readonly pointer: string
  readonly keys: readonly string[]
  /** Undefined for a removed value. */
  readonly value: LazyJson | undefined
}

/**
 * Visits each value that matches a pattern and differs between `before` and `after`, including removed values. Also
 * passes the earlier value to `visit`.
 */
export function placesAffected(
  tree: PatternTree,
  before: LazyJson | undefined,
  after: LazyJson | undefined,
  visit: (place: Place, was: LazyJson | undefined) => void,
  pointer = '',
  keys: readonly string[] = [],
): void {
  for (const pattern of tree.ends) visit({ pattern, pointer, keys, value: after }, before)
  if (tree.below.size === 0) return
  const any = tree.below.get('*')
  for (const key of keysToCompare(before, after)) {
    const named = tree.below.get(key)
    if (!named && !any) continue
    const was = partOf(before, key)
    const is = partOf(after, key)
    if (isSame(was, is)) continue
    const place = childPointer(pointer, key)
    if (named) placesAffected(named, was, is, visit, place, keys)
    if (any) placesAffected(any, was, is, visit, place, [...keys, key])
  }
}
