import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { hasParts, keysOf, type LazyJson, partOf } from '../lazy-merge.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { Json, JsonObject } from '../stages.ts'
import { keyFinding } from './make-finding.ts'

/**
 * Finds the keys of a layer that have no effect: a value equal to the inherited one, and a `null` for a key that is
 * not inherited. Reports only the topmost key without any effect.
 *
 * @param belows the merged layers below, one for each environment; a key is reported only if it has no effect in any of
 * them
 */
export function checkOverrides(patch: JsonObject, belows: readonly LazyJson[]): Finding[] {
  return Object.keys(patch).flatMap((key) => {
    const part = { [key]: patch[key] as Json }
    const parents = new Map(belows.map((below) => [partOf(below, key), below]))
    const [first = [], ...others] = [...parents.values()].map((below) => withoutEffect(part, below, ''))
    return first.filter((one) => others.every((findings) => findings.some((other) => isSame(one, other))))
  })
}

const isSame = (one: Finding, other: Finding) => one.code === other.code && one.pointer === other.pointer

function withoutEffect(patch: JsonObject, below: LazyJson, pointer: string): Finding[] {
  return Object.keys(patch).flatMap((key): Finding[] => {
    const value = patch[key] as Json
    const parent = partOf(below, key)
    if (parent === undefined) {
      if (value !== null) return []
      const owner = pointer === '' ? 'the manifest' : `"${key === '' ? '' : pointer.split('/').at(-1)}"`
      const suggestion = hasParts(below) ? suggestName(key, keysOf(below)) : undefined
      return [keyFinding('override-without-target', joinPointer(pointer, key), { name: key, owner }, suggestion)]
    }
    if (value === null) return []
    const isOneStep = isObject(value) && hasParts(parent) && Object.keys(value).length === 1
    if (!isOneStep && changesNothing(value, parent)) {
      return [keyFinding('override-equals-parent', joinPointer(pointer, key), { name: key })]
    }
    // A token's value is compared as a whole: a new number needs its unit, even if the unit stays the same.
    if (key === '$value') return []
    return isObject(value) && hasParts(parent) ? withoutEffect(value, parent, joinPointer(pointer, key)) : []
  })
}

/** Whether merging the patch into the parent changes nothing. */
function changesNothing(patch: Json, parent: LazyJson | undefined): boolean {
  if (isObject(patch) && hasParts(parent)) {
    return Object.keys(patch).every((key) => changesNothing(patch[key] as Json, partOf(parent, key)))
  }
  return patch === parent || (Array.isArray(patch) && JSON.stringify(patch) === JSON.stringify(parent))
}
