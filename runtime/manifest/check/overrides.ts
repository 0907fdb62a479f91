import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { hasParts, keysOf, type LazyJson, LazyMerge, partOf } from '../lazy-merge.ts'
import { childPointer, isObject, joinPointer, pointerKeys } from '../pointer.ts'
import type { Json, JsonObject } from '../stages.ts'
import { keyFinding } from './make-finding.ts'

/**
 * Finds the keys of a layer that have no effect: inherited values, and a `null` for a missing key. An object without
 * effect is one finding.
 *
 * @param belows the merged layers below, one for each environment. A key with an effect in one of them has an effect
 */
export function checkOverrides(patch: JsonObject, belows: readonly LazyJson[]): Finding[] {
  const [first, ...others] = belows
  if (first === undefined) return []
  const found: Finding[] = []
  for (const key of Object.keys(patch)) {
    const ofFirst = withoutEffect(key, patch, first)
    // Most keys have an effect already in the first environment.
    if (ofFirst.length === 0) continue
    const ofOthers = distinctBy(key, others).map((below) => new Set(withoutEffect(key, patch, below).map(idOf)))
    for (const one of ofFirst) {
      const id = idOf(one)
      if (ofOthers.every((ids) => ids.has(id))) found.push(one)
    }
  }
  return found
}

function withoutEffect(key: string, patch: JsonObject, below: LazyJson): Finding[] {
  const found: Finding[] = []
  addWithoutEffect(found, key, patch[key] as Json, below, '')
  return found
}

/** One value for each different part at the key. Most environments share their parts. */
function distinctBy(key: string, belows: readonly LazyJson[]): readonly LazyJson[] {
  const parts = belows.map((below) => partOf(below, key))
  return belows.filter((_below, index) => parts.indexOf(parts[index]) === index)
}

const idOf = ({ code, pointer }: Finding) => `${code} ${pointer}`

/** Adds the findings about a key of a patch: its value has no effect, or parts of the value have none. */
function addWithoutEffect(found: Finding[], key: string, value: Json, below: LazyJson, pointer: string): void {
  const parent = partOf(below, key)
  if (parent === undefined) {
    if (value !== null) return
    const owner = pointer === '' ? 'the manifest' : `"${pointerKeys(pointer).at(-1)}"`
    const suggestion = hasParts(below) ? suggestName(key, keysOf(below)) : undefined
    found.push(keyFinding('override-without-target', joinPointer(pointer, key), { name: key, owner }, suggestion))
    return
  }
  // Most values are texts that differ from the inherited ones.
  if (value === null || (typeof value === 'string' && value !== parent)) return
  const keys = isObject(value) && hasParts(parent) ? Object.keys(value) : undefined
  if (keys?.length !== 1 && changesNothing(value, parent)) {
    found.push(keyFinding('override-equals-parent', joinPointer(pointer, key), { name: key }))
    return
  }
  // Compares a token's value as a whole: a new number needs its unit, even if the unit stays the same.
  if (key === '$value' || !keys || !isObject(value)) return
  const at = childPointer(pointer, key)
  const plain = parent instanceof LazyMerge ? undefined : (parent as JsonObject)
  for (const part of keys) {
    const own = value[part] as Json
    // Most parts are texts that differ from the inherited ones. The prototype of an object has no texts, so this needs
    // no test for an own key.
    if (plain && typeof own === 'string' && plain[part] !== own) continue
    addWithoutEffect(found, part, own, parent, at)
  }
}

/** Whether merging the patch into the parent changes nothing. */
function changesNothing(patch: Json, parent: LazyJson | undefined): boolean {
  if (isObject(patch) && hasParts(parent)) {
    return Object.keys(patch).every((key) => changesNothing(patch[key] as Json, partOf(parent, key)))
  }
  return patch === parent || (Array.isArray(patch) && JSON.stringify(patch) === JSON.stringify(parent))
}
