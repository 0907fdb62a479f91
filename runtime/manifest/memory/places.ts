import { changedKeys, type LazyJson, partOf } from '../lazy-merge.ts'
import { childPointer } from '../pointer.ts'

/** Patterns of pointers put together by their keys, so that one walk finds all values that any of them means. */
export interface PatternTree {
  /** The numbers of the patterns that end here. */
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

/** A value that a pattern means. `keys` are those for which the pattern has `*`. */
export interface Place {
  readonly pattern: number
  readonly pointer: string
  readonly keys: readonly string[]
  /** Undefined if the value is gone. */
  readonly value: LazyJson | undefined
}

/** Meets each value that a pattern means and that differs between two trees, those that are gone among them. */
export function placesAffected(
  tree: PatternTree,
  before: LazyJson | undefined,
  after: LazyJson | undefined,
  meet: (place: Place) => void,
  pointer = '',
  keys: readonly string[] = [],
): void {
  for (const pattern of tree.ends) meet({ pattern, pointer, keys, value: after })
  if (tree.below.size === 0) return
  const any = tree.below.get('*')
  for (const key of changedKeys(before, after)) {
    const named = tree.below.get(key)
    if (!named && !any) continue
    const [was, is, place] = [partOf(before, key), partOf(after, key), childPointer(pointer, key)]
    if (named) placesAffected(named, was, is, meet, place, keys)
    if (any) placesAffected(any, was, is, meet, place, [...keys, key])
  }
}
