import { cleanText, longestText } from './clean-text.ts'
import { readDecimal, readFlag, readMoment, readWhole } from './read-scalar.ts'

/*
 * Reading is tolerant: `schemas/generated/decoders.ts` says of every record and every answer what is read of it, and
 * these functions read it, whatever JSON type a backend writes it in.
 *
 *   - a number and its text are one: 7, "7" and " 7 " alike
 *   - a field that is absent, null or unreadable is its schema's `default`; without one, an optional field is left out,
 *     and a required one makes its object unreadable
 *   - an unreadable row is left out of its list, and the second row of one `key`
 *   - fields that the schema does not name are left out
 */

/**
 * A decoder: how to read a value, in the generator's notation:
 *
 * - a letter: `s` text, `o` opaque text, `i` whole number, `d` decimal number as text, `b` boolean, `t` moment,
 * `p` address of a picture; `#member` the record of that name
 * - `['s', 64, 1]` a text or opaque text with its largest and smallest length; `['i', 4, 8]` a whole number from the
 *   one to the other
 * - `['e', 'open', 'closed']` one of these values
 * - `['l', row]` and `['l', row, 'key']` a list, `['m', value]` a map, `['m', value, 'th']` one that has this entry
 * - `['=', decoder, value]` with the default for an unreadable value
 * - `['a', one, other]` the first that can be read
 * - an object: its fields; a question mark at the end of a name says that the field is optional
 */
export type Decoder =
  | string
  | readonly [operation: string, ...operands: unknown[]]
  | { readonly [field: string]: Decoder }

/** The settings of decoding, and the receiver of its reports. */
export interface DecoderWorld {
  /** Decoders by the name of their record. */
  readonly records: Readonly<Record<string, Decoder>>
  /** The safe address of a picture. Undefined for an unsafe one. */
  readonly picture: (address: string) => string | undefined
  /** Called for each value that breaks its schema, with a pointer to it and the expected value in words. */
  readonly report: (at: string, expected: string) => void
  /** False leaves out the pointers, which cost more than the decoding. */
  readonly traces?: boolean
}

/** Reads a value. Undefined if it is unreadable. Never throws. */
export function readValue(decoder: Decoder, value: unknown, world: DecoderWorld, at = ''): unknown {
  if (typeof decoder === 'string') return readNamed(decoder, value, world, at)
  if (!Array.isArray(decoder)) return readFields(decoder as Fields, value, world, at)
  const [operation, first, second] = decoder as unknown as readonly [string, Decoder, unknown]
  const bounds = decoder as unknown as Bounds
  switch (operation) {
    case '=':
      return (isAbsent(value) ? undefined : readValue(first, value, world, at)) ?? second
    case 'l':
      return readList(first, second as string | undefined, value, world, at)
    case 'm':
      return readMap(first, decoder.slice(2) as string[], value, world, at)
    case 'i':
      return told(value, between(readWhole(value), bounds), boundsOf(bounds), world, at)
    case 'e':
      return told(value, readOneOf(decoder.slice(1), value), `one of ${decoder.slice(1).join(', ')}`, world, at)
    case 'a':
      return readFirst(decoder.slice(1) as Decoder[], value, world, at)
    default:
      return told(value, readBoundedText(value, bounds), `a text of at most ${String(first)} characters`, world, at)
  }
}

type Bounds = readonly [letter: string, first: number, second?: number]

const between = (number: number | undefined, [, least, most = Number.MAX_SAFE_INTEGER]: Bounds) =>
  number !== undefined && number >= least && number <= most ? number : undefined

const boundsOf = ([, least, most]: Bounds) =>
  most === undefined ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`

function readBoundedText(value: unknown, [letter, most, least = 0]: Bounds): string | undefined {
  const text = readText(value, most, letter === 'o')
  return text !== undefined && text.length >= least ? text : undefined
}

type Fields = { readonly [field: string]: Decoder }

/** `null` is the same as a missing value. */
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

function readNamed(name: string, value: unknown, world: DecoderWorld, at: string): unknown {
  if (name.startsWith('#')) {
    const record = world.records[name.slice(1)]
    return record === undefined ? undefined : readValue(record, value, world, at)
  }
  return told(value, readLetter(name, value, world), expectations[name] ?? '', world, at)
}

function readLetter(letter: string, value: unknown, { picture }: DecoderWorld): unknown {
  switch (letter) {
    case 'i':
      return readWhole(value)
    case 'd':
      return readDecimal(value)
    case 'b':
      return readFlag(value)
    case 't':
      return readMoment(value)
    case 'p': {
      const address = readText(value, longestText, true)
      // An empty address means "no picture".
      return address === undefined || address === '' ? address : picture(address)
    }
    default:
      return readText(value, longestText, letter === 'o')
  }
}

/** An empty text means "no value" and is not reported. */
function told<Read>(
  value: unknown,
  read: Read | undefined,
  expected: string,
  world: DecoderWorld,
  at: string,
): Read | undefined {
  if (read === undefined && value !== '') world.report(at, expected)
  return read
}

/** A number counts as its text in JSON. */
function readText(value: unknown, most: number, isOpaque: boolean): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== 'string' || value.length > Math.max(most, longestText)) return undefined
  const text = isOpaque ? value : cleanText(value)
  return text.length <= most ? text : undefined
}

/** Ignores the case of letters: `put` is `PUT`. */
function readOneOf(allowed: readonly unknown[], value: unknown): unknown {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(typeof value === 'object' ? '' : value)
  const known = text.trim().toLowerCase()
  return allowed.find((one) => String(one).toLowerCase() === known)
}

/** An object with numbered rows counts as a list. */
function readList(row: Decoder, key: string | undefined, value: unknown, world: DecoderWorld, at: string): unknown {
  const list = listOf(value)
  if (!list) return told(value, undefined, 'a list', world, at)
  const rows = list.flatMap((one, index) => {
    const read = readValue(row, one, world, below(at, index, world))
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

function readMap(
  decoder: Decoder,
  needed: readonly string[],
  value: unknown,
  world: DecoderWorld,
  at: string,
): unknown {
  const map = isEmptyList(value) ? {} : value
  if (!isObject(map) || !needed.every((name) => Object.hasOwn(map, name)))
    return told(value, undefined, 'an object', world, at)
  const entries = Object.entries(map).flatMap(([name, inner]) => {
    const read = readValue(decoder, inner, world, below(at, name, world))
    return read === undefined ? [] : [[name, read] as const]
  })
  return Object.fromEntries(entries)
}

/** Treats any other value as an empty object: if every field has a default, the object is always readable. */
function readFields(fields: Fields, value: unknown, world: DecoderWorld, at: string): unknown {
  const from = isObject(value) ? value : {}
  if (from !== value && !isEmptyList(value)) world.report(at, 'an object')
  const read: Record<string, unknown> = {}
  for (const { name, isOptional, decoder } of fieldsOf(fields)) {
    const given = Object.hasOwn(from, name) ? from[name] : undefined
    const place = below(at, name, world)
    if (isAbsent(given) && isOptional) continue
    const inner = readValue(decoder, given ?? undefined, isAbsent(given) ? silent(world) : world, place)
    if (inner !== undefined) read[name] = inner
    else if (!isOptional) {
      if (isAbsent(given) && from === value) world.report(place, 'a value')
      return undefined
    }
  }
  return read
}

const below = (at: string, name: string | number, { traces = true }: DecoderWorld) => (traces ? `${at}/${name}` : at)

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

const silent = (world: DecoderWorld): DecoderWorld => ({ ...world, report: () => {} })

function readFirst(decoders: readonly Decoder[], value: unknown, world: DecoderWorld, at: string): unknown {
  for (const decoder of decoders) {
    const read = readValue(decoder, value, silent(world), at)
    if (read !== undefined) return read
  }
  return told(value, undefined, 'one of its forms', world, at)
}

/** Some languages write an empty object as an empty list. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
