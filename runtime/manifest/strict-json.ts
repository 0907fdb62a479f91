import { findJsonFindings, lineAndColumn } from './json-findings.ts'
import { fileLimits, isForbiddenKey, type JsonFinding } from './json-limits.ts'
import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

export type JsonResult = { readonly value: JsonObject } | { readonly findings: readonly JsonFinding[] }

/**
 * Parses a file as JSON (RFC 8259). Unlike JSON.parse, refuses roots other than objects, duplicate keys and keys that
 * change an object's prototype. Also refuses characters of another encoding, and files beyond `fileLimits`.
 *
 * @param written the text of the file. A byte-order mark counts for the offsets of fixes, and not for columns, as in
 *   editors
 */
export function readStrictJson(written: string): JsonResult {
  const text = withoutMark(written)
  const result = readText(text)
  if (text === written || !('findings' in result)) return result
  const findings = result.findings.map(({ fix, ...one }): JsonFinding => {
    return fix ? { ...one, fix: { ...fix, start: fix.start + 1, end: fix.end + 1 } } : one
  })
  return { findings }
}

/** The text without a byte-order mark, which some editors write at the beginning of a file. */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

function readText(text: string): JsonResult {
  if (text.length > fileLimits.length) {
    return {
      findings: [
        {
          code: 'file-too-large',
          context: { found: `${text.length} characters`, expected: String(fileLimits.length) },
          line: 1,
          column: 1,
          pointer: '',
        },
      ],
    }
  }
  const foreign = foreignSign(text)
  if (foreign !== -1)
    return {
      findings: [
        {
          code: 'not-utf-8',
          // In UTF-16, every second byte of ASCII characters is 0, and JSON begins with such characters.
          context: text.slice(0, 6).includes('\0') ? { found: 'UTF-16' } : {},
          ...lineAndColumn(text, foreign),
          pointer: '',
        },
      ],
    }
  let value: Json
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { findings: findJsonFindings(text, error) }
  }
  const count = measure(value)
  if (!isObject(value) || count.isSuspect || count.keys !== countKeys(text)) {
    const findings = findJsonFindings(text, undefined)
    if (findings.length > 0) return { findings }
  }
  return { value: value as JsonObject }
}

/** The index of the first sign of another encoding, such as a zero byte. -1 if the text has no such sign. */
function foreignSign(text: string): number {
  const unread = text.indexOf('\uFFFD')
  if (unread !== -1) return unread
  const zero = text.indexOf('\0')
  return zero === -1 ? mangledThai(text) : zero
}

function mangledThai(text: string): number {
  return text.includes('\u00e0') ? text.search(/\u00e0[\u00b8\u00b9]/) : -1
}

/** The counts of a value. */
interface Measure {
  keys: number
  nodes: number
  /** Whether the value has a forbidden key or exceeds a limit. */
  isSuspect: boolean
}

function measure(root: Json): Measure {
  const count: Measure = { keys: 0, nodes: 0, isSuspect: false }
  addValue(count, root, 0)
  return count
}

/**
 * Adds a value and its parts to the counts. Does not visit parts beyond the limit of depth, because a deeply nested
 * value would overflow the stack.
 */
function addValue(count: Measure, value: Json, depth: number): void {
  count.nodes += 1
  if (depth > fileLimits.depth || count.nodes > fileLimits.nodes) count.isSuspect = true
  else if (typeof value === 'string') count.isSuspect ||= value.length > fileLimits.textLength
  else if (Array.isArray(value)) for (const part of value) addValue(count, part, depth + 1)
  else if (value !== null && typeof value === 'object') {
    // A parsed object inherits no key that this loop visits.
    for (const key in value) {
      count.keys += 1
      if (isForbiddenKey(key)) count.isSuspect = true
      addValue(count, value[key] as Json, depth + 1)
    }
  }
}

/** The number of keys in a valid JSON text, including duplicates. */
function countKeys(text: string): number {
  let keys = 0
  let at = text.indexOf('"')
  while (at !== -1) {
    let end = text.indexOf('"', at + 1)
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
    let after = end + 1
    let code = text.charCodeAt(after)
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) code = text.charCodeAt(++after)
    if (code === 0x3a) keys += 1
    at = text.indexOf('"', after)
  }
  return keys
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes += 1
  return backslashes % 2 === 1
}
