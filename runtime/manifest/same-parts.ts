import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

/**
 * Returns the second value, but with each part of the first value that is equal at the same place. Equal parts have the
 * same values and the same order of keys. Later comparisons are faster, because equal parts of two values are one
 * object.
 */
export function withSameParts(first: Json | undefined, other: Json): Json {
  if (first === other || typeof first !== 'object' || typeof other !== 'object') return other
  if (isObject(first) && isObject(other)) return withSameKeys(first, other)
  return isSameList(first, other) ? first : other
}

function isSameList(first: Json, other: Json): boolean {
  if (!Array.isArray(first) || !Array.isArray(other) || first.length !== other.length) return false
  return other.every((one, index) => withSameParts(first[index], one) === first[index])
}

function withSameKeys(first: JsonObject, other: JsonObject): JsonObject {
  const before = Object.keys(first)
  let count = 0
  let isEqual = true
  let shared = other
  // A parsed object inherits no key that this loop visits.
  for (const key in other) {
    const known = Object.hasOwn(first, key) ? first[key] : undefined
    const part = other[key] as Json
    const same = withSameParts(known, part)
    isEqual &&= same === known && before[count] === key
    count += 1
    if (same === part) continue
    if (shared === other) shared = { ...other }
    shared[key] = same
  }
  return isEqual && count === before.length ? first : shared
}

/** The object without the keys whose values are identical (`===`) in another object. */
export function withoutSameParts(other: JsonObject, value: JsonObject): JsonObject {
  const own: JsonObject = {}
  for (const key of Object.keys(value)) if (value[key] !== other[key]) own[key] = value[key] as Json
  return own
}
