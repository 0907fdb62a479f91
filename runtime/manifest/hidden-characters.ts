import type { Finding } from '../issues/finding.ts'
import { finding } from './check/make-finding.ts'
import { isObject, joinPointer } from './pointer.ts'
import type { Json } from './stages.ts'

/** Characters without a width that copied text may contain, such as U+200B, direction marks and U+FEFF. */
const signs = ['\u00ad', '\u200b', '\u200e', '\u200f', '\u2060', '\ufeff']
const hidden = new RegExp(`[${signs.join('')}]`)

/**
 * Finds invisible characters in keys and values. Sentences may have them: Thai text marks possible line breaks with
 * U+200B.
 *
 * @param text the file's text without a byte-order mark
 * @param hasSentences whether the values are sentences, so that only keys are checked
 */
export function hiddenCharacters(text: string, value: Json, hasSentences: boolean): Finding[] {
  // Faster than the regular expression for a text that has none of them.
  return signs.some((sign) => text.includes(sign)) ? findIn(value, '', hasSentences) : []
}

function findIn(value: Json, pointer: string, hasSentences: boolean): Finding[] {
  if (typeof value === 'string') return hasSentences ? [] : characterFindings(value, pointer, 'value')
  if (Array.isArray(value)) return value.flatMap((one, index) => findIn(one, joinPointer(pointer, index), hasSentences))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const at = joinPointer(pointer, key)
    return [...characterFindings(key, at, 'key'), ...findIn(one, at, hasSentences)]
  })
}

function characterFindings(text: string, pointer: string, part: Finding['part']): Finding[] {
  const [sign] = hidden.exec(text) ?? []
  if (sign === undefined) return []
  const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const context = { name: text.replaceAll(new RegExp(hidden, 'g'), ''), found: number }
  return [{ ...finding('hidden-character', pointer, context), part }]
}
