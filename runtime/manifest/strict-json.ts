import { findJsonFindings, lineAndColumn } from './json-findings.ts'
import { fileLimits, isForbiddenKey, type JsonFinding } from './json-limits.ts'
import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

export type JsonResult = { readonly value: JsonObject } | { readonly findings: readonly JsonFinding[] }

/**
 * Parses a file as JSON (RFC 8259). Stricter than JSON.parse: refuses duplicate keys, keys that change an object's
 * prototype, and files beyond `fileLimits`.
 *
 * Valid files take the fast path without positions. A finding triggers the slow parser, which has positions.
 *
 * @param written the text of the file. A byte-order mark at its beginning counts for the offsets of fixes, and not for
 *   columns, as in editors
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
  if (text.length > fileLimits.bytes) {
    return {
      findings: [
        {
          code: 'file-too-large',
          context: { found: `${Math.ceil(text.length / 1024)} kB`, expected: `${fileLimits.bytes / 1024} kB` },
          line: 1,
          column: 1,
          pointer: '',
        },
      ],
    }
  }
  const foreign = foreignSign(text)
  if (foreign !== -1)
    return { findings: [{ code: 'not-utf-8', context: {}, ...lineAndColumn(text, foreign), pointer: '' }] }
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

/**
 * The index of the first trace of another encoding: a replacement character, a zero byte, or Thai letters that were
 * read as Western ones. -1 if the text has no such trace.
 */
function foreignSign(text: string): number {
  const unread = text.indexOf('\uFFFD')
  if (unread !== -1) return unread
  const zero = text.indexOf('\0')
  return zero === -1 ? mangledThai(text) : zero
}

function mangledThai(text: string): number {
  return text.includes('\u00e0') ? text.search(/\u00e0[\u00b8\u00b9]/) : -1
}

/** Walks a value without recursion, so that no depth can overflow the stack. */
function measure(root: Json): { keys: number; isSuspect: boolean } {
  let keys = 0
  let nodes = 0
  let isSuspect = false
  let level: Json[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: Json[] = []
    for (const value of level) {
      nodes += 1
      if (typeof value === 'string') {
        if (value.length > fileLimits.textLength) isSuspect = true
      } else if (Array.isArray(value)) {
        for (const part of value) next.push(part)
      } else if (value !== null && typeof value === 'object') {
        for (const key of Object.keys(value)) {
          keys += 1
          if (isForbiddenKey(key)) isSuspect = true
          next.push(value[key] as Json)
        }
      }
    }
    if (depth > fileLimits.depth || nodes > fileLimits.nodes) return { keys, isSuspect: true }
    level = next
  }
  return { keys, isSuspect }
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
