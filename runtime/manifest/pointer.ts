import type { Json, JsonObject } from './types.ts'

/** The keys of a JSON Pointer (RFC 6901), unescaped: `/a~1b/0` is `['a/b', '0']`. The empty pointer has none. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer of a key below another pointer. */
export function joinPointer(parent: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>((at, key) => `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`, parent)
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a pointer, or undefined where there is none. Never looks at inherited properties. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  let here: Json | undefined = value
  for (const key of pointerKeys(pointer)) {
    if (Array.isArray(here)) here = /^\d+$/.test(key) ? here[Number(key)] : undefined
    else if (isObject(here) && Object.hasOwn(here, key)) here = here[key]
    else return undefined
  }
  return here
}

/** The pointers of all leaves: scalars, lists, and objects that hold nothing. */
export function leafPointers(value: Json, pointer = ''): string[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [pointer]
  return Object.entries(value).flatMap(([key, part]) => leafPointers(part, joinPointer(pointer, key)))
}

/** Every place that a pattern names, `*` standing for any key or index. Calls `found` with the value and its pointer. */
export function eachMatch(
  value: Json | undefined,
  pattern: readonly string[],
  found: (value: Json, pointer: string) => void,
  pointer = '',
  depth = 0,
): void {
  if (value === undefined) return
  const key = pattern[depth]
  if (key === undefined) found(value, pointer)
  else if (Array.isArray(value)) {
    if (key === '*') value.forEach((part, index) => eachMatch(part, pattern, found, `${pointer}/${index}`, depth + 1))
  } else if (isObject(value)) {
    if (key !== '*') {
      if (Object.hasOwn(value, key)) eachMatch(value[key], pattern, found, joinPointer(pointer, key), depth + 1)
    } else {
      for (const one in value) eachMatch(value[one], pattern, found, joinPointer(pointer, one), depth + 1)
    }
  }
}
