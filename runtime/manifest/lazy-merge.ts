import { merge } from './merge.ts'
import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

/** A value of merged layers. Objects are merged only when they are read. */
export type LazyJson = Json | LazyMerge

/**
 * A cache of comparisons between two plain values. The key is the first value. The entry has the second value (`other`)
 * and the keys whose values differ. Many brands are patches on the same plain values.
 */
export type Comparisons = Map<JsonObject, { readonly other: JsonObject; readonly keys: readonly string[] }>

/**
 * A value of the layers below and a patch on it. Reading a part merges only this part, as `merge` would. Most of a
 * brand comes from its parent, so copying everything would cost more than the checks of a change.
 */
export class LazyMerge {
  readonly below: JsonObject | LazyMerge
  readonly patch: JsonObject
  /** The number of patches on the plain value at the bottom. */
  readonly height: number
  /** The cache for comparisons of the plain value directly below. */
  readonly comparisons: Comparisons | undefined
  readonly #twin: LazyMerge | undefined
  #parts: Map<string, LazyJson | undefined> | undefined
  #merged: JsonObject | undefined
  #compared: { readonly before: LazyJson; readonly keys: readonly string[] } | undefined

  /** @param twin the same patch on another value; a part that both values share is merged once, for both */
  constructor(below: JsonObject | LazyMerge, patch: JsonObject, twin?: LazyMerge, comparisons?: Comparisons) {
    this.below = below
    this.patch = patch
    this.height = heightOf(below) + 1
    this.comparisons = comparisons
    this.#twin = twin
  }

  part(key: string): LazyJson | undefined {
    if (!Object.hasOwn(this.patch, key)) return partOf(this.below, key)
    const patch = this.patch[key] as Json
    if (!isObject(patch)) return patch ?? undefined
    this.#parts ??= new Map()
    let part = this.#parts.get(key)
    if (part === undefined) {
      const below = partOf(this.below, key)
      const twin = this.#twin
      part = twin && isSame(partOf(twin.below, key), below) ? twin.part(key) : lazyMerge(below, patch)
      this.#parts.set(key, part)
    }
    return part
  }

  has(key: string): boolean {
    return Object.hasOwn(this.patch, key) ? this.patch[key] !== null : hasPart(this.below, key)
  }

  keys(): string[] {
    const keys = keysOf(this.below).filter((key) => this.patch[key] !== null)
    for (const key of Object.keys(this.patch)) if (this.patch[key] !== null && !hasPart(this.below, key)) keys.push(key)
    return keys
  }

  /** The keys whose values may differ from those of `before`. Skips shared parts. */
  keysToCompare(before: JsonObject | LazyMerge): readonly string[] {
    if (this.#compared?.before !== before) this.#compared = { before, keys: keysOfPatches(before, this) }
    return this.#compared.keys
  }

  /** The merged value as a plain object. Parts outside of the patch are the objects below. */
  merged(): JsonObject {
    this.#merged ??= merge(asJson(this.below), this.patch) as JsonObject
    return this.#merged
  }
}

/** A patch on the value below it. If that value is not an object, returns the patch as a plain object without nulls. */
export function lazyMerge(below: LazyJson | undefined, patch: JsonObject): LazyMerge | JsonObject {
  return hasParts(below) ? new LazyMerge(below, patch) : (merge(undefined, patch) as JsonObject)
}

/**
 * One patch on several values. A part that a value shares with the first value is merged once.
 *
 * @param comparisons keeps the comparisons of the values for later patches on them
 */
export function lazyMergeEach(
  belows: readonly (JsonObject | LazyMerge)[],
  patch: JsonObject,
  comparisons?: Comparisons,
): readonly LazyMerge[] {
  let first: LazyMerge | undefined
  return belows.map((below) => {
    const one = new LazyMerge(below, patch, first, comparisons)
    first ??= one
    return one
  })
}

/** The plain value of merged layers. */
export function asJson<Value extends Json | undefined>(value: Value | LazyMerge): Value | JsonObject {
  return value instanceof LazyMerge ? value.merged() : value
}

/** Whether the value has parts by key. */
export function hasParts(value: unknown): value is JsonObject | LazyMerge {
  return isObject(value)
}

/** The value of a key. Undefined if the key is missing. */
export function partOf(value: LazyJson | undefined, key: string): LazyJson | undefined {
  if (value instanceof LazyMerge) return value.part(key)
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Whether the object has a value for the key. */
export function hasPart(value: LazyJson, key: string): boolean {
  return value instanceof LazyMerge ? value.has(key) : isObject(value) && Object.hasOwn(value, key)
}

/** The keys of an object. */
export function keysOf(value: JsonObject | LazyMerge): string[] {
  return value instanceof LazyMerge ? value.keys() : Object.keys(value)
}

/**
 * Whether two values are certainly equal: the same value, the same patches on one value, or lists with the same
 * entries.
 */
export function isSame(one: LazyJson | undefined, other: LazyJson | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => entry === other[index])
  return (
    one instanceof LazyMerge &&
    other instanceof LazyMerge &&
    one.patch === other.patch &&
    isSame(one.below, other.below)
  )
}

/**
 * The keys whose values may differ between two values, including keys of only one of them. Compares values of patches
 * only by identity.
 */
export function keysToCompare(before: LazyJson | undefined, after: LazyJson | undefined): readonly string[] {
  if (!hasParts(before)) return hasParts(after) ? keysOf(after) : []
  if (!hasParts(after)) return keysOf(before)
  return after instanceof LazyMerge ? after.keysToCompare(before) : keysOfPatches(before, after)
}

/** The keys of the patches by which two values differ, and the keys with different values in the plain values below. */
function keysOfPatches(before: JsonObject | LazyMerge, after: JsonObject | LazyMerge): readonly string[] {
  // In most comparisons, the later value is a patch on the earlier one.
  if (after instanceof LazyMerge && after.below === before) return Object.keys(after.patch)
  // Brands that extend the same folders are patches on one value.
  if (after instanceof LazyMerge && before instanceof LazyMerge && after.below === before.below)
    return keysOfOther(before.patch, after.patch)
  if (!(before instanceof LazyMerge || after instanceof LazyMerge)) return differingKeys(before, after, undefined)
  const keys = new Set<string>()
  let [one, other] = [before, after]
  let comparisons: Comparisons | undefined
  while (one !== other) {
    if (other instanceof LazyMerge) comparisons = other.comparisons
    if (one instanceof LazyMerge && other instanceof LazyMerge && one.patch === other.patch) {
      // Both values have the same patch here, so a key differs only if it differs in the values below.
      one = one.below
      other = other.below
    } else if (one instanceof LazyMerge && other instanceof LazyMerge && one.height === other.height) {
      for (const key of keysOfOther(one.patch, other.patch)) keys.add(key)
      one = one.below
      other = other.below
    } else if (one instanceof LazyMerge && one.height > heightOf(other)) {
      for (const key of Object.keys(one.patch)) keys.add(key)
      one = one.below
    } else if (other instanceof LazyMerge) {
      for (const key of Object.keys(other.patch)) keys.add(key)
      other = other.below
    } else {
      for (const key of differingKeys(one as JsonObject, other, comparisons)) keys.add(key)
      break
    }
  }
  return [...keys]
}

/** The keys with different values in two plain values. */
function differingKeys(one: JsonObject, other: JsonObject, comparisons: Comparisons | undefined): readonly string[] {
  const known = comparisons?.get(one)
  if (known?.other === other) return known.keys
  const keys = Object.keys(one).filter((key) => !isSame(partOf(other, key), partOf(one, key)))
  for (const key of Object.keys(other)) if (!hasPart(one, key)) keys.push(key)
  comparisons?.set(one, { other, keys })
  return keys
}

/**
 * The keys whose values in two patches are not identical (`===`). Includes the keys that only one of the patches has.
 */
function keysOfOther(one: JsonObject, other: JsonObject): readonly string[] {
  const keys = Object.keys(one).filter((key) => one[key] !== other[key])
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) keys.push(key)
  return keys
}

function heightOf(value: JsonObject | LazyMerge): number {
  return value instanceof LazyMerge ? value.height : 0
}
