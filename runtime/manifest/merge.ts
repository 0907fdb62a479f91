import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './types.ts'

/**
 * JSON Merge Patch (RFC 7396), the one rule by which layers combine, for every key:
 *
 * 1. where both sides are objects, they merge key by key;
 * 2. `null` takes the key away;
 * 3. everything else, lists among it, replaces what was there.
 *
 * Neither argument is changed, and every part that the patch does not touch is the parent's own object.
 */
export function merge(parent: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch
  const merged: JsonObject = isObject(parent) ? { ...parent } : {}
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json
    if (value === null) delete merged[key]
    else merged[key] = merge(Object.hasOwn(merged, key) ? merged[key] : undefined, value)
  }
  return merged
}

const kept = new WeakMap<JsonObject, WeakMap<JsonObject, JsonObject>>()

/**
 * The same for two whole layers, remembered by identity, first for the layers and then for each of their parts: what
 * three environments merge alike is merged once and is one object afterwards.
 */
export function mergeRemembered(parent: JsonObject, patch: JsonObject, depth = 0): JsonObject {
  const ofParent = kept.get(parent) ?? new WeakMap<JsonObject, JsonObject>()
  const known = ofParent.get(patch)
  if (known) return known
  let merged: JsonObject
  if (depth === 2) merged = merge(parent, patch) as JsonObject
  else {
    merged = { ...parent }
    for (const key of Object.keys(patch)) {
      const value = patch[key] as Json
      const below = Object.hasOwn(merged, key) ? merged[key] : undefined
      if (value === null) delete merged[key]
      else
        merged[key] =
          isObject(value) && isObject(below) ? mergeRemembered(below, value, depth + 1) : merge(below, value)
    }
  }
  kept.set(parent, ofParent.set(patch, merged))
  return merged
}
