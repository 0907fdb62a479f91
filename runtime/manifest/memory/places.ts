import { isObject, joinPointer } from '../pointer.ts'
import type { Json } from '../types.ts'

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
  /** Undefined where the value is gone. */
  readonly value: Json | undefined
}

/** Meets each value that a pattern means and that differs between two trees, those that are gone among them. */
export function placesAffected(
  tree: PatternTree,
  before: Json | undefined,
  after: Json | undefined,
  meet: (place: Place) => void,
  pointer = '',
  keys: readonly string[] = [],
): void {
  if (before === after) return
  for (const pattern of tree.ends) meet({ pattern, pointer, keys, value: after })
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  for (const [key, below] of tree.below) {
    if (key === '*') {
      for (const name in is) {
        const old = Object.hasOwn(was, name) ? was[name] : undefined
        if (old !== is[name]) placesAffected(below, old, is[name], meet, joinPointer(pointer, name), [...keys, name])
      }
      for (const name in was)
        if (!Object.hasOwn(is, name))
          placesAffected(below, was[name], undefined, meet, joinPointer(pointer, name), [...keys, name])
    } else {
      const old = Object.hasOwn(was, key) ? was[key] : undefined
      const now = Object.hasOwn(is, key) ? is[key] : undefined
      placesAffected(below, old, now, meet, joinPointer(pointer, key), keys)
    }
  }
}
