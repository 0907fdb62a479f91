import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

/** The value of a JSON text. Undefined if the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** The object of a JSON text. Undefined if the text is not JSON, or if its value is not an object. */
export function parseObject(text: string): JsonObject | undefined {
  const value = parseJson(text)
  return isObject(value) ? value : undefined
}
