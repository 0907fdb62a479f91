import { fileLimits } from './json-limits.ts'
import type { Json, JsonObject, LayerFile } from './stages.ts'

/** A JSON file without issues whose texts (its string values) may be replaced by others. */
export interface JsonTemplate {
  /** The text of the file. */
  readonly text: string
  /** The replaceable texts, in the order of the file. A text with a backslash is not replaceable. */
  readonly texts: readonly string[]
  /** The signs before each of the texts, and those after the last one. They include the quotes and all keys. */
  readonly around: readonly string[]
  readonly root: Holder
}

/** An object or a list that contains replaceable texts, at any depth. */
interface Holder {
  readonly value: JsonObject | Json[]
  /** The number of its first text. */
  readonly first: number
  /** Its parts with texts, by key: the number of a text, or an object or list. */
  readonly parts: readonly (readonly [key: string, part: number | Holder])[]
}

/** The template of a file. Undefined if a key begins with a digit: JavaScript reorders keys that are numbers. */
export function createTemplate({ text, value }: Pick<LayerFile, 'text' | 'value'>): JsonTemplate | undefined {
  const written = [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].filter(({ 2: colon }) => colon === undefined)
  const isReplaceable = written.map(({ 1: inQuotes = '' }) => !inQuotes.includes('\\'))
  const texts: string[] = []
  const around: string[] = []
  let end = 0
  for (const [number, { index, 1: inQuotes = '' }] of written.entries()) {
    if (!isReplaceable[number]) continue
    around.push(text.slice(end, index + 1))
    texts.push(inQuotes)
    end = index + 1 + inQuotes.length
  }
  around.push(text.slice(end))
  const root = holderOf(value, isReplaceable.values(), { count: 0 })
  return root && { text, texts, around, root }
}

/**
 * @param isReplaceable whether the next text is replaceable
 * @param texts counts the replaceable texts
 */
function holderOf(
  value: JsonObject | Json[],
  isReplaceable: Iterator<boolean>,
  texts: { count: number },
): Holder | undefined {
  const first = texts.count
  const parts: [string, number | Holder][] = []
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value) && /^\d/.test(key)) return undefined
    if (typeof part === 'string') {
      if (isReplaceable.next().value) parts.push([key, texts.count++])
    } else if (typeof part === 'object' && part !== null) {
      const holder = holderOf(part, isReplaceable, texts)
      if (!holder) return undefined
      if (holder.parts.length > 0) parts.push([key, holder])
    }
  }
  return { value, first, parts }
}

/** The longest text that `readByTemplate` inserts. The schema of messages accepts any text of this length. */
export const longestInserted = 1000

/**
 * Characters that have a meaning in JSON or need a check: control characters, backslashes, signs of another encoding,
 * and characters without a width.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them.
const unusual = /[\0-\u001f\\\u00ad\u00e0\u200b\u200e\u200f\u2060\ufeff\ufffd]/

/**
 * The value of a file that differs from a template only in texts, and only in texts without unusual characters. Shares
 * all other parts with the value of the template. Undefined for any other file.
 */
export function readByTemplate(template: JsonTemplate, text: string): JsonObject | undefined {
  const inserted = insertedTexts(template, text)
  return inserted && (withTexts(template.root, inserted) as JsonObject)
}

/** The texts that differ, at their numbers. Undefined if the file differs in something else. */
function insertedTexts({ text: known, texts, around }: JsonTemplate, text: string): string[] | undefined {
  if (text.length > fileLimits.length) return undefined
  const inserted: string[] = []
  let [at, atKnown] = [0, 0]
  let isAfterInserted = false
  for (let number = 0; number < texts.length; number += 1) {
    const before = around[number] ?? ''
    const own = texts[number] ?? ''
    // Faster than `startsWith`.
    if (text.slice(at, at + before.length) !== before) return undefined
    at += before.length
    atKnown += before.length
    const one = text.slice(at, text.indexOf('"', at))
    if (one !== own) {
      if (one.length > longestInserted || unusual.test(one)) return undefined
      inserted[number] = one
    } else if (isAfterInserted && text.slice(at) === known.slice(atKnown)) {
      // Most copies differ in few texts, and one comparison of all others is faster.
      return inserted
    }
    isAfterInserted = one !== own
    at += one.length
    atKnown += own.length
  }
  return text.slice(at) === around[texts.length] ? inserted : undefined
}

/** The value of an object or list with the inserted texts. The same value if it contains none of them. */
function withTexts({ value, first, parts }: Holder, inserted: readonly string[]): Json {
  if (first >= inserted.length) return value
  const before = value as JsonObject
  let after = before
  for (const [key, part] of parts) {
    const own = typeof part === 'number' ? inserted[part] : withTexts(part, inserted)
    if (own === undefined || own === before[key]) continue
    if (after === before) after = (Array.isArray(value) ? [...value] : { ...value }) as JsonObject
    after[key] = own
  }
  return after
}
