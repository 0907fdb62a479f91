import { fileLimits, isForbiddenKey } from './json-limits.ts'
import type { Json, JsonObject, LayerFile } from './stages.ts'

/**
 * A JSON file without issues. Livery uses it to read files that differ from it only in texts. Texts are all string
 * values, and keys that are alone in their object (`hasKeys`), such as the host name of a site.
 */
export interface JsonTemplate {
  /** The text of the file. */
  readonly text: string
  /** The replaceable texts, in the order of the file. A text with a backslash is not replaceable. */
  readonly texts: readonly TemplateText[]
  /** The characters after the last text, from its closing quote. */
  readonly end: string
  readonly root: Holder
}

interface TemplateText {
  /** The characters between the previous replaceable text and this one. They include the quotes and all other keys. */
  readonly before: string
  readonly own: string
  readonly isKey: boolean
}

/** An object or a list that contains replaceable texts, at any depth. */
interface Holder {
  readonly value: JsonObject | Json[]
  /** The index of its first text in `JsonTemplate.texts`. */
  readonly first: number
  /** The index of its only key in `JsonTemplate.texts`, if this key is replaceable. */
  readonly onlyKey: number | undefined
  /** Its other texts, each with its key and its index in `JsonTemplate.texts`. */
  readonly texts: readonly { readonly key: string; readonly number: number }[]
  /** The objects and lists within it that contain replaceable texts. */
  readonly holders: readonly { readonly key: string; readonly holder: Holder }[]
}

/**
 * The template of a file. Undefined if a key begins with a digit: JavaScript reorders keys that are numbers.
 *
 * @param hasKeys whether a key that is alone in an object below the root is replaceable too
 */
export function createTemplate(
  { text, value }: Pick<LayerFile, 'text' | 'value'>,
  hasKeys = false,
): JsonTemplate | undefined {
  const written = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
  const isPlain = written.map(({ 1: inQuotes = '' }) => !inQuotes.includes('\\'))
  const walk: TextWalk = { isPlain: isPlain.values(), hasKeys, isReplaceable: [], areKeys: [] }
  const root = holderOf(value, walk, true)
  if (!root) return undefined
  const texts: TemplateText[] = []
  let end = 0
  for (const [number, { index, 1: own = '' }] of written.entries()) {
    if (!walk.isReplaceable[number]) continue
    texts.push({ before: text.slice(end, index + 1), own, isKey: walk.areKeys[texts.length] ?? false })
    end = index + 1 + own.length
  }
  return { text, texts, end: text.slice(end), root }
}

/** A walk over the texts of a file, keys included, in the order of the file. */
interface TextWalk {
  /** Whether the next text has no backslash. */
  readonly isPlain: Iterator<boolean>
  readonly hasKeys: boolean
  /** Whether each of the visited texts is replaceable. */
  readonly isReplaceable: boolean[]
  /** Whether each of the replaceable texts is a key. */
  readonly areKeys: boolean[]
}

function holderOf(value: JsonObject | Json[], walk: TextWalk, isRoot = false): Holder | undefined {
  const first = walk.areKeys.length
  const texts: Holder['texts'][number][] = []
  const holders: Holder['holders'][number][] = []
  const entries = Object.entries(value)
  const isAlone = walk.hasKeys && !isRoot && entries.length === 1
  let onlyKey: number | undefined
  for (const [key, part] of entries) {
    if (!Array.isArray(value)) {
      if (/^\d/.test(key)) return undefined
      onlyKey = nextText(walk, isAlone, true)
    }
    if (typeof part === 'string') {
      const number = nextText(walk, true, false)
      if (number !== undefined) texts.push({ key, number })
    } else if (typeof part === 'object' && part !== null) {
      const holder = holderOf(part, walk)
      if (!holder) return undefined
      if (walk.areKeys.length > holder.first) holders.push({ key, holder })
    }
  }
  return { value, first, onlyKey, texts, holders }
}

/** Visits the next text. Returns its number among the replaceable texts, or undefined if it is not replaceable. */
function nextText(
  { isPlain, isReplaceable, areKeys }: TextWalk,
  mayChange: boolean,
  isKey: boolean,
): number | undefined {
  const changes = isPlain.next().value === true && mayChange
  isReplaceable.push(changes)
  return changes ? areKeys.push(isKey) - 1 : undefined
}

/** The longest text that `readByTemplate` inserts. The schema of messages accepts any text of this length. */
export const longestInserted = 1000

/** Characters that have a meaning in JSON or need a check, such as control characters and invisible ones. */
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

/**
 * The texts that differ from the template, each at its index in `JsonTemplate.texts`. Undefined if the file differs in
 * something else.
 */
function insertedTexts({ text: known, texts, end }: JsonTemplate, text: string): string[] | undefined {
  if (text.length > fileLimits.length) return undefined
  const inserted: string[] = []
  let [at, atKnown] = [0, 0]
  let isAfterInserted = false
  for (let number = 0; number < texts.length; number += 1) {
    const { before, own, isKey } = texts[number] as TemplateText
    if (!text.startsWith(before, at)) return undefined
    at += before.length
    atKnown += before.length
    if (text.startsWith(own, at) && text[at + own.length] === '"') {
      // Most copies differ in few texts. So one comparison of the remaining file is faster than one for each text.
      if (isAfterInserted && text.slice(at) === known.slice(atKnown)) return inserted
      isAfterInserted = false
      at += own.length
    } else {
      const one = text.slice(at, text.indexOf('"', at))
      if (one.length > longestInserted || unusual.test(one) || (isKey && isForbiddenKey(one))) return undefined
      inserted[number] = one
      isAfterInserted = true
      at += one.length
    }
    atKnown += own.length
  }
  return text.slice(at) === end ? inserted : undefined
}

/** The value of an object or list with the inserted texts. The same value if it contains none of them. */
function withTexts({ value, first, onlyKey, texts, holders }: Holder, inserted: readonly string[]): Json {
  if (first >= inserted.length) return value
  const before = value as JsonObject
  let after = before
  for (const { key, number } of texts) {
    const own = inserted[number]
    if (own === undefined) continue
    if (after === before) after = copyOf(value)
    after[key] = own
  }
  for (const { key, holder } of holders) {
    const own = withTexts(holder, inserted)
    if (own === holder.value) continue
    if (after === before) after = copyOf(value)
    after[key] = own
  }
  const key = onlyKey === undefined ? undefined : inserted[onlyKey]
  return key === undefined ? after : { [key]: Object.values(after)[0] as Json }
}

const copyOf = (value: JsonObject | Json[]) => (Array.isArray(value) ? [...value] : { ...value }) as JsonObject
