import { cleanText, longestText } from './clean-text.ts'
import { decodeDecimal, decodeBoolean, decodeTime, decodeInteger } from './decode-scalar.ts'

/*
 * Decoding is tolerant. These functions decode values of any JSON type by the decoders of
 * `schemas/generated/decoders.ts`:
 *
 * - A number and its text give the same result: 7 and "7". Decoders of numbers accept " 7 " too.
 * - The result lacks an optional field that is absent or null. A missing required field and an unreadable field get the
 *   `default` of their schema. Without a default, the result lacks an optional field, and a required field makes the
 *   object unreadable.
 * - A list leaves out unreadable rows, and a second row with the same `key`.
 * - An object leaves out fields that the schema does not name.
 */

/**
 * The rule for decoding a value, in the generator's notation:
 *
 * - a letter: `s` text, `o` opaque text, `i` integer, `d` decimal number as text, `b` boolean, `t` time, `p` picture
 * - `#member` the record of that name
 * - `['s', 64, 1]` a text or opaque text with its maximum and minimum length; `['i', 4, 8]` an integer from 4 to 8
 * - `['e', 'open', 'closed']` one of these values
 * - `['l', row]` and `['l', row, 'key']` a list, `['m', value]` a map, `['m', value, 'th']` a map that needs this entry
 * - `['=', decoder, value]` a decoder, and the default for an unreadable value
 * - `['a', one, other]` the first of these decoders that can read the value
 * - an object: its fields; a question mark ends the name of an optional field
 */
export type Decoder =
  | string
  | readonly [operation: string, ...operands: unknown[]]
  | { readonly [field: string]: Decoder }

/** The settings of decoding, and the receiver of its reports. */
export interface DecoderContext {
  /** Decoders by the name of their record. */
  readonly records: Readonly<Record<string, Decoder>>
  /** The safe address of a picture. Undefined for an unsafe address. */
  readonly picture: (address: string) => string | undefined
  /** Called for each value that breaks its schema, with a pointer to it and the expected value in words. */
  readonly report: (at: string, expected: string) => void
  /** False omits the pointers from reports, because creating them costs more than decoding. */
  readonly traces?: boolean
}

/** Reads a value. Undefined if it is unreadable. Never throws. */
export function decodeValue(decoder: Decoder, value: unknown, context: DecoderContext, at = ''): unknown {
  if (typeof decoder === 'string') return decodeNamed(decoder, value, context, at)
  if (!Array.isArray(decoder)) return decodeFields(decoder as Fields, value, context, at)
  const [operation, first, second] = decoder as unknown as readonly [string, Decoder, unknown]
  const bounds = decoder as unknown as Bounds
  switch (operation) {
    case '=':
      return (isAbsent(value) ? undefined : decodeValue(first, value, context, at)) ?? second
    case 'l':
      return decodeList(first, second as string | undefined, value, context, at)
    case 'm':
      return decodeMap(first, decoder.slice(2) as string[], value, context, at)
    case 'i':
      return orReport(value, between(decodeInteger(value), bounds), boundsOf(bounds), context, at)
    case 'e':
      return orReport(value, decodeOneOf(decoder.slice(1), value), `one of ${decoder.slice(1).join(', ')}`, context, at)
    case 'a':
      return decodeFirst(decoder.slice(1) as Decoder[], value, context, at)
    default:
      return orReport(
        value,
        decodeBoundedText(value, bounds),
        `a text of at most ${String(first)} characters`,
        context,
        at,
      )
  }
}

type Bounds = readonly [letter: string, first: number, second?: number]

const between = (number: number | undefined, [, least, most = Number.MAX_SAFE_INTEGER]: Bounds) =>
  number !== undefined && number >= least && number <= most ? number : undefined

const boundsOf = ([, least, most]: Bounds) =>
  most === undefined ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`

function decodeBoundedText(value: unknown, [letter, most, least = 0]: Bounds): string | undefined {
  const text = decodeText(value, most, letter === 'o')
  return text !== undefined && text.length >= least ? text : undefined
}

type Fields = { readonly [field: string]: Decoder }

const isAbsent = (value: unknown) => value === undefined || value === null

/** The expected values in words, by letter. */
const expectations: Readonly<Record<string, string>> = {
  s: 'a text',
  o: 'a text',
  i: 'a whole number',
  d: 'an amount such as 100 or "100.50"',
  b: 'true or false',
  t: 'a moment such as "2026-11-21 18:00:00"',
  p: 'the address of a picture of this site or of a host under hosts.image',
}

function decodeNamed(name: string, value: unknown, context: DecoderContext, at: string): unknown {
  if (name.startsWith('#')) {
    const record = context.records[name.slice(1)]
    return record === undefined ? undefined : decodeValue(record, value, context, at)
  }
  return orReport(value, decodeLetter(name, value, context), expectations[name] ?? '', context, at)
}

function decodeLetter(letter: string, value: unknown, { picture }: DecoderContext): unknown {
  switch (letter) {
    case 'i':
      return decodeInteger(value)
    case 'd':
      return decodeDecimal(value)
    case 'b':
      return decodeBoolean(value)
    case 't':
      return decodeTime(value)
    case 'p': {
      const address = decodeText(value, longestText, true)
      // An empty address means "no picture".
      return address === undefined || address === '' ? address : picture(address)
    }
    default:
      return decodeText(value, longestText, letter === 'o')
  }
}

/**
 * Returns the read value, and reports a value that was unreadable. An empty text means "no value", which needs no
 * report.
 */
function orReport<Read>(
  value: unknown,
  read: Read | undefined,
  expected: string,
  context: DecoderContext,
  at: string,
): Read | undefined {
  if (read === undefined && value !== '') context.report(at, expected)
  return read
}

/** Reads a text of at most `most` characters. A number counts as its text in JSON. */
function decodeText(value: unknown, most: number, isOpaque: boolean): string | undefined {
  const given = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof given !== 'string' || given.length > Math.max(most, longestText)) return undefined
  const text = isOpaque ? given : cleanText(given)
  return text.length <= most ? text : undefined
}

/** The allowed value that equals the value, whatever the case of its letters: `PUT` for `put`. */
function decodeOneOf(allowed: readonly unknown[], value: unknown): unknown {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(typeof value === 'object' ? '' : value)
  const known = text.trim().toLowerCase()
  return allowed.find((one) => String(one).toLowerCase() === known)
}

/** An object with numbered rows counts as a list. */
function decodeList(
  row: Decoder,
  key: string | undefined,
  value: unknown,
  context: DecoderContext,
  at: string,
): unknown {
  const list = listOf(value)
  if (!list) return orReport(value, undefined, 'a list', context, at)
  const rows = list.flatMap((one, index) => {
    const read = decodeValue(row, one, context, below(at, index, context))
    return read === undefined ? [] : [read]
  })
  if (key === undefined) return rows
  const taken = new Set<unknown>()
  return rows.filter((one) => {
    const name = (one as Record<string, unknown>)[key]
    return !taken.has(name) && taken.add(name)
  })
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  const names = Object.keys(value)
  return names.every((name) => /^\d+$/.test(name)) ? names.map((name) => value[name]) : undefined
}

function decodeMap(
  decoder: Decoder,
  needed: readonly string[],
  value: unknown,
  context: DecoderContext,
  at: string,
): unknown {
  const map = isEmptyList(value) ? {} : value
  if (!isObject(map) || !needed.every((name) => Object.hasOwn(map, name)))
    return orReport(value, undefined, 'an object', context, at)
  const entries = Object.entries(map).flatMap(([name, inner]) => {
    const read = decodeValue(decoder, inner, context, below(at, name, context))
    return read === undefined ? [] : [[name, read] as const]
  })
  return Object.fromEntries(entries)
}

/** Treats a value of another type as an empty object, which is readable if every required field has a default. */
function decodeFields(fields: Fields, value: unknown, context: DecoderContext, at: string): unknown {
  const from = isObject(value) ? value : {}
  if (from !== value && !isEmptyList(value)) context.report(at, 'an object')
  const read: Record<string, unknown> = {}
  for (const { name, isOptional, decoder } of fieldsOf(fields)) {
    const given = Object.hasOwn(from, name) ? from[name] : undefined
    const place = below(at, name, context)
    if (isAbsent(given) && isOptional) continue
    const inner = decodeValue(decoder, given ?? undefined, isAbsent(given) ? silent(context) : context, place)
    if (inner !== undefined) read[name] = inner
    else if (!isOptional) {
      if (isAbsent(given) && from === value) context.report(place, 'a value')
      return undefined
    }
  }
  return read
}

const below = (at: string, name: string | number, { traces = true }: DecoderContext) => (traces ? `${at}/${name}` : at)

interface Field {
  readonly name: string
  readonly isOptional: boolean
  readonly decoder: Decoder
}

/** The parsed fields of a record. Cached, because a list may have thousands of rows. */
const knownFields = new WeakMap<Fields, readonly Field[]>()

function fieldsOf(fields: Fields): readonly Field[] {
  const known = knownFields.get(fields)
  if (known) return known
  const made = Object.entries(fields).map(([field, decoder]) => {
    const isOptional = field.endsWith('?')
    return { name: isOptional ? field.slice(0, -1) : field, isOptional, decoder }
  })
  knownFields.set(fields, made)
  return made
}

const silent = (context: DecoderContext): DecoderContext => ({ ...context, report: () => {} })

function decodeFirst(decoders: readonly Decoder[], value: unknown, context: DecoderContext, at: string): unknown {
  for (const decoder of decoders) {
    const read = decodeValue(decoder, value, silent(context), at)
    if (read !== undefined) return read
  }
  return orReport(value, undefined, 'one of its forms', context, at)
}

/** The JSON encoders of some languages write an empty object as an empty list. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
