import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { Json, JsonObject } from '../types.ts'
import { keyFinding } from './finding.ts'

/**
 * Finds the keys of a layer that have no effect: a value equal to the inherited one, and a `null` for a key that is not
 * inherited. Reports the topmost key of which no part has an effect, once.
 *
 * @param belows the merged layers below, one for each environment; a key is reported only if it has no effect in any of
 * them
 */
export function checkOverrides(patch: JsonObject, belows: readonly JsonObject[]): Finding[] {
  return Object.keys(patch).flatMap((key) => {
    const part = { [key]: patch[key] as Json }
    const parents = new Map(belows.map((below) => [Object.hasOwn(below, key) ? below[key] : undefined, below]))
    const [first = [], ...others] = [...parents.values()].map((below) => withoutEffect(part, below, ''))
    return first.filter((one) => others.every((findings) => findings.some((other) => isSame(one, other))))
  })
}

const isSame = (one: Finding, other: Finding) => one.code === other.code && one.pointer === other.pointer

function withoutEffect(patch: JsonObject, below: Json | undefined, pointer: string): Finding[] {
  return Object.entries(patch).flatMap(([key, value]): Finding[] => {
    const place = joinPointer(pointer, key)
    const parent = isObject(below) && Object.hasOwn(below, key) ? below[key] : undefined
    if (parent === undefined) {
      if (value !== null) return []
      const owner = pointer === '' ? 'the manifest' : `"${key === '' ? '' : pointer.split('/').at(-1)}"`
      const suggestion = isObject(below) ? suggestName(key, Object.keys(below)) : undefined
      return [keyFinding('override-without-target', place, { name: key, owner }, suggestion)]
    }
    if (value === null) return []
    const isOneStep = isObject(value) && isObject(parent) && Object.keys(value).length === 1
    if (!isOneStep && changesNothing(value, parent)) {
      return [keyFinding('override-equals-parent', place, { name: key })]
    }
    // A token's value is written whole: a new number needs its unit beside it, though the unit stays.
    if (key === '$value') return []
    return isObject(value) && isObject(parent) ? withoutEffect(value, parent, place) : []
  })
}

/** Whether merging the patch into the parent gives the parent again. */
function changesNothing(patch: Json, parent: Json): boolean {
  if (isObject(patch) && isObject(parent)) {
    return Object.keys(patch).every(
      (key) => Object.hasOwn(parent, key) && changesNothing(patch[key] as Json, parent[key] as Json),
    )
  }
  return patch === parent || (Array.isArray(patch) && JSON.stringify(patch) === JSON.stringify(parent))
}
