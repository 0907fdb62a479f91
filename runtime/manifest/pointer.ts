import type { Json, JsonObject } from './stages.ts'

/** The keys of a JSON Pointer (RFC 6901), unescaped: `/a~1b/0` is `['a/b', '0']`. The empty pointer has none. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return []
  // V8 caches the split of a constant, but not of its slice.
  const keys = pointer.split('/')
  if (pointer.startsWith('/')) keys.shift()
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys
}

/** Appends keys to a pointer. */
export function joinPointer(parent: string, ...keys: readonly (string | number)[]): string {
  let pointer = parent
  for (const key of keys) pointer += `/${typeof key === 'number' ? key : escapeKey(key)}`
  return pointer
}

/** Appends one key to a pointer. Faster than `joinPointer`. */
export function childPointer(parent: string, key: string): string {
  return `${parent}/${escapeKey(key)}`
}

function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a pointer, or undefined if the document has none. Ignores inherited properties. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  let here: Json | undefined = value
  for (const key of pointerKeys(pointer)) {
    if (Array.isArray(here)) here = /^\d+$/.test(key) ? here[Number(key)] : undefined
    else if (isObject(here) && Object.hasOwn(here, key)) here = here[key]
    else return undefined
  }
  return here
}

/** The pointers of all leaves: scalars, lists, and empty objects. */
export function leafPointers(value: Json, pointer = ''): string[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [pointer]
  return Object.entries(value).flatMap(([key, part]) => leafPointers(part, joinPointer(pointer, key)))
}
