import { isObject, joinPointer } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

/** One difference between two manifests. An added or removed object is one difference, whatever it contains. */
export type Difference =
  | { readonly kind: 'added'; readonly pointer: string; readonly after: Json }
  | { readonly kind: 'removed'; readonly pointer: string; readonly before: Json }
  | { readonly kind: 'changed'; readonly pointer: string; readonly before: Json; readonly after: Json }

/**
 * The differences between two manifests, by pointer, in alphabetical order. Ignores the order of keys. A list differs
 * as a whole, because layers replace it as a whole.
 */
export function diffManifests(before: JsonObject, after: JsonObject): Difference[] {
  const found: Difference[] = []
  const compare = (old: JsonObject, now: JsonObject, above: string) => {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const pointer = joinPointer(above, key)
      const [was, is] = [own(old, key), own(now, key)]
      if (was === undefined) found.push({ kind: 'added', pointer, after: is ?? null })
      else if (is === undefined) found.push({ kind: 'removed', pointer, before: was })
      else if (isObject(was) && isObject(is)) compare(was, is, pointer)
      else if (canonical(was) !== canonical(is)) found.push({ kind: 'changed', pointer, before: was, after: is })
    }
  }
  compare(before, after, '')
  return found.toSorted((one, other) => (one.pointer < other.pointer ? -1 : 1))
}

const own = (value: JsonObject, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined)

/** The JSON of a value with sorted keys. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
