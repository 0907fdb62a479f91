import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

/**
 * Merges two layers by JSON Merge Patch (RFC 7396), the one rule for every key:
 *
 * 1. where both sides are objects, they merge key by key;
 * 2. `null` removes the key;
 * 3. any other value, including a list, replaces the old one.
 *
 * Changes neither argument. The result shares unchanged parts with both.
 */
export function merge(parent: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch
  if (!isObject(parent)) return withoutNulls(patch)
  const merged: JsonObject = { ...parent }
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json
    if (value === null) delete merged[key]
    else merged[key] = merge(Object.hasOwn(merged, key) ? merged[key] : undefined, value)
  }
  return merged
}

/** The object without null values, at any depth. The object itself if it has none. */
function withoutNulls(patch: JsonObject): JsonObject {
  let kept = patch
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json
    const changed = isObject(value) ? withoutNulls(value) : value
    if (changed === value && value !== null) continue
    if (kept === patch) kept = { ...patch }
    if (changed === null) delete kept[key]
    else kept[key] = changed
  }
  return kept
}

/**
 * Merges one patch into several parents. Parts that are the same object in all parents give one object for all results,
 * at any depth. So shared parts of environments merge once.
 */
export function mergeEach(parents: readonly (Json | undefined)[], patch: Json): Json[] {
  const [first] = parents
  if (parents.every((parent) => parent === first)) {
    const merged = merge(first, patch)
    return parents.map(() => merged)
  }
  if (!isObject(patch)) return parents.map(() => patch)
  const merged = parents.map((parent): JsonObject => (isObject(parent) ? { ...parent } : {}))
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json
    const below = parents.map((parent) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined))
    const results = value === null ? [] : mergeEach(below, value)
    for (const [index, one] of merged.entries()) {
      if (value === null) delete one[key]
      else one[key] = results[index] as Json
    }
  }
  return merged
}
