import { isObject, type Json } from '../../../runtime/manifest/index.ts'

/** The layout of a file. */
export interface TextStyle {
  /** One step of indentation. */
  readonly unit: string
  readonly eol: string
}

/** Where a value is printed. */
export interface PrintPlace extends TextStyle {
  /** The indentation of the line on which the value begins. */
  readonly indent: string
  /** The column at which the value begins, from 0. */
  readonly column: number
  /** Whether the whole value is printed on one line. */
  readonly isFlat: boolean
}

/**
 * The maximum length of a line with a list of plain values and the comma after it. The project's formatter has the same
 * limit.
 */
const lineWidth = 120

/**
 * Reads the layout of a file. The unit of indentation comes from the first indented line; without one, it is two
 * spaces. Line ends are `\r\n` if the file contains one.
 */
export function textStyle(text: string): TextStyle {
  return { unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** The white space at the start of the line that contains an offset. */
export function lineIndent(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

export const isOnOneLine = (text: string): boolean => !text.includes('\n')

/** Prints a value in the layout of brands' files. A list of plain values is on one line if it fits. */
export function printJson(value: Json, place: PrintPlace): string {
  if (Array.isArray(value)) return printList(value, place)
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  if (place.isFlat) return flat(value)
  const inner = place.indent + place.unit
  const lines = entries.map(([key, part]) => {
    const name = `${JSON.stringify(key)}: `
    return `${inner}${name}${printJson(part, { ...place, indent: inner, column: inner.length + name.length })}`
  })
  return `{${place.eol}${lines.join(`,${place.eol}`)}${place.eol}${place.indent}}`
}

function printList(list: readonly Json[], place: PrintPlace): string {
  const isPlain = list.every((entry) => typeof entry !== 'object' || entry === null)
  const oneLine = flat([...list])
  if (list.length === 0 || place.isFlat || (isPlain && place.column + oneLine.length < lineWidth)) return oneLine
  const inner = place.indent + place.unit
  const lines = list.map((entry) => inner + printJson(entry, { ...place, indent: inner, column: inner.length }))
  return `[${place.eol}${lines.join(`,${place.eol}`)}${place.eol}${place.indent}]`
}

function flat(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flat(part)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
