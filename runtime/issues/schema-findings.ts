import type { FormatName } from '../../schemas/formats.ts'
import type { ValidationError, Validator } from '../../schemas/validator.ts'
import { childPointer, isObject, pointerKeys, valueAt } from '../manifest/pointer.ts'
import type { Json } from '../manifest/stages.ts'
import type { ContextOf, IssueCode } from './issue-catalogue.ts'
import type { Finding } from './finding.ts'
import {
  suggestForm,
  suggestHost,
  suggestKey,
  suggestOrigin,
  similarName,
  suggestText,
  suggestValue,
} from './suggest-remedies.ts'
import type { ReadableSchema } from './readable-schema.ts'
import { describeValue, formatWords, shortJson, typeList } from './value-words.ts'

/** Chooses the code of a finding by its place. The keys lead from the validated value to the place. */
export interface PlaceCodes {
  /** The code for a value that is not one of the choices. */
  readonly ofChoice: (keys: readonly string[]) => 'unknown-area' | 'unknown-guard' | 'unknown-value' | 'wrong-unit'
  /** The code for an unknown key of the object at the place. */
  readonly ofKey: (keys: readonly string[]) => 'unknown-key' | 'unknown-token'
}

const generalCodes: PlaceCodes = { ofChoice: () => 'unknown-value', ofKey: () => 'unknown-key' }

/**
 * Turns the errors of a generated validator into findings with codes of the catalogue. The missing keys of an object
 * become one finding. Of several other errors at one place, only one becomes a finding (`keywordRank`).
 *
 * @param owner the name of the value in messages: `the manifest`, `the widget "coffee/menu"`
 */
export function schemaFindings(
  validator: Validator,
  value: unknown,
  schema: ReadableSchema,
  owner: string,
  codes: PlaceCodes = generalCodes,
): Finding[] {
  if (validator(value)) return []
  const byPlace = new Map<string, { finding: Finding; rank: number }>()
  for (const error of validator.errors ?? []) {
    const finding = findingOf(error, value as Json, schema, { owner, codes })
    if (!finding) continue
    const place = `${finding.pointer} ${finding.part}`
    const rank = keywordRank.indexOf(error.keyword)
    const known = byPlace.get(place)
    if (known?.finding.code === 'missing-key' && finding.code === 'missing-key') {
      const names = new Set([known, { finding }].flatMap((one) => one.finding.context.name?.split(', ') ?? []))
      const context = { ...known.finding.context, name: [...names].join(', ') }
      byPlace.set(place, { ...known, finding: { ...known.finding, context } })
    } else if (!known || rank < known.rank) byPlace.set(place, { finding, rank })
  }
  const findings = [...byPlace.values()].map(({ finding }) => finding)
  // A finding about a value of the wrong type makes findings about parts of this value needless.
  const wrongTypes = new Set(findings.flatMap(({ code, pointer }) => (code === 'wrong-type' ? [pointer] : [])))
  return findings.filter(({ pointer }) => !isBelow(pointer, wrongTypes))
}

/** Whether a pointer leads to a part of a value at one of the pointers. */
export function isBelow(pointer: string, pointers: ReadonlySet<string>): boolean {
  for (let at = pointer; at !== ''; at = parentOf(at)) if (pointers.has(parentOf(at))) return true
  return false
}

const keywordRank = ['type', 'additionalProperties', 'required', 'enum', 'const', 'format', 'minimum', 'maximum']

function findingOf(
  error: ValidationError,
  root: Json,
  schema: ReadableSchema,
  { owner, codes }: { readonly owner: string; readonly codes: PlaceCodes },
): Finding | undefined {
  const { instancePath, keyword, params } = error
  const value = valueAt(root, instancePath)
  const name = keyName(root, instancePath, owner)
  /** An entry of a list has no name. Messages about it name the list as its owner. */
  const entryOf = isEntry(root, instancePath) ? { owner: name } : {}
  // A function, because the value may be large. For an unknown key, the value is the whole object that contains the
  // key.
  const found = () => shortJson(value)
  const at: At = (code, context, more = {}) => ({
    code,
    context,
    pointer: instancePath,
    part: 'value',
    ...more,
  })
  switch (keyword) {
    case 'type': {
      if (value === null) {
        const holder = entryOf.owner === undefined ? { owner: objectName(root, parentOf(instancePath), owner) } : {}
        return at('null-required', { name, ...holder })
      }
      if (/(?:^|\/)(?:palette|light|dark)\/[^/]+\/\$value$/.test(instancePath))
        return at('bad-colour', { found: found(), expected: formatWords.colour })
      const isMeasure =
        typeof value === 'number' && instancePath.endsWith('/$value') && /object/.test(String(params.type))
      const expected = isMeasure
        ? `an object with a unit, such as { "value": ${value}, "unit": "${unitOf(instancePath)}" }`
        : typeList(params.type)
      const context = { name, found: describeValue(value), expected, ...entryOf }
      if (owner === 'the texts' && isObject(value))
        return at('wrong-type', context, suggestText(pointerKeys(instancePath), value))
      return at('wrong-type', context, isMeasure ? {} : suggestValue(value, expected, schemaAt(schema, instancePath)))
    }
    case 'additionalProperties': {
      const key = String(params.additionalProperty)
      return at(
        codes.ofKey(pointerKeys(instancePath)),
        { name: key, owner: objectName(root, instancePath, owner) },
        {
          pointer: childPointer(instancePath, key),
          part: 'key',
          ...suggestKey(key, schemaAt(schema, instancePath)),
        },
      )
    }
    case 'required':
    case 'dependentRequired':
      return missingKey(instancePath, String(params.missingProperty), objectName(root, instancePath, owner))
    case 'enum':
    case 'const': {
      const allowed = ((params.allowedValues ?? [params.allowedValue]) as unknown[]).filter((one) => one !== null)
      const expected = allowed.map((one) => JSON.stringify(one)).join(', ')
      const suggestion =
        typeof value === 'string'
          ? similarName(
              value,
              allowed.filter((one) => typeof one === 'string'),
            )
          : {}
      return at(codes.ofChoice(pointerKeys(instancePath)), { name, found: found(), expected }, suggestion)
    }
    case 'format':
      if (error.propertyName !== undefined) return badKey(error, instancePath)
      return formatFinding(String(params.format), at, name, value)
    case 'pattern':
      if (error.propertyName !== undefined) return badKey(error, instancePath)
      return at('bad-form', { name, found: found(), expected: patternWords(params) })
    case 'multipleOf':
      return at('out-of-range', { name, found: found(), expected: `a multiple of ${String(params.multipleOf)}` })
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return at('out-of-range', {
        name,
        found: found(),
        expected: `${limitWords[keyword]} ${String(params.limit)}`,
      })
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return at('wrong-length', {
        name,
        ...entryOf,
        found: lengthOf(value),
        expected: `at least ${counted(Number(params.limit), keyword === 'minLength' ? characters : entries)}`,
      })
    case 'maxLength':
      if (error.propertyName !== undefined) return badKey(error, instancePath)
      return at('wrong-length', {
        name,
        ...entryOf,
        found: lengthOf(value),
        expected: `at most ${counted(Number(params.limit), characters)}`,
      })
    case 'maxItems':
    case 'maxProperties':
      return at('wrong-length', {
        name,
        ...entryOf,
        found: lengthOf(value),
        expected: `at most ${counted(Number(params.limit), entries)}`,
      })
    case 'uniqueItems': {
      const repeated = Math.max(Number(params.i), Number(params.j))
      return at(
        'duplicate-item',
        { name, found: shortJson(valueAt(value, `/${repeated}`)) },
        { pointer: `${instancePath}/${repeated}` },
      )
    }
    default:
      // `if`, `propertyNames` and similar rules only repeat the error of a rule inside them.
      return undefined
  }
}

/** The usual unit of a token: milliseconds for a duration, pixels for a length. */
const unitOf = (pointer: string) => (/(?:^|\/)motion\//.test(pointer) ? 'ms' : 'px')

const limitWords: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
}

/**
 * The finding about a missing key. If a layer removes the key by `null`, the finding is about this null.
 *
 * @param pointer the pointer of the object without the key
 * @param holder the name of this object in messages
 */
export function missingKey(pointer: string, key: string, holder: string): Finding {
  return {
    code: 'missing-key',
    context: { name: `"${key}"`, owner: capital(holder) },
    pointer,
    part: 'key',
    instead: {
      code: 'null-required',
      context: { name: key, owner: holder },
      pointer: childPointer(pointer, key),
      part: 'value',
    },
  }
}

type At = <Code extends IssueCode>(code: Code, context: ContextOf<Code>, more?: Partial<Finding>) => Finding

const patternWords = ({ pattern }: ValidationError['params']) => `a text that matches ${String(pattern)}`

function badKey(error: ValidationError, instancePath: string): Finding {
  const name = error.propertyName ?? ''
  const expected =
    error.keyword === 'maxLength'
      ? `at most ${String(error.params.limit)} characters long`
      : error.keyword === 'pattern'
        ? patternWords(error.params)
        : formatWords[String(error.params.format) as FormatName]
  return {
    code: error.params.format === 'host' ? 'bad-host' : 'bad-name',
    context: { name, found: shortJson(name), expected },
    ...(error.params.format === 'host' ? suggestHost(name) : {}),
    pointer: childPointer(instancePath, name),
    part: 'key',
  }
}

function formatFinding(format: string, at: At, name: string, value: unknown): Finding {
  const found = shortJson(value)
  const expected = formatWords[format as FormatName] ?? format
  if (format === 'colour' || format === 'plain-colour') return at('bad-colour', { found, expected })
  if (format === 'host') return at('bad-host', { found }, suggestHost(value))
  if (format === 'https-url' || format.includes('origin'))
    return at('bad-url', { name, found, expected }, suggestOrigin(format, String(value)))
  const measure = format === 'token-alias' ? /^(\d+(?:\.\d+)?)(px|rem)$/.exec(String(value)) : null
  const suggestion = measure ? { suggestion: `Write { "value": ${measure[1]}, "unit": "${measure[2]}" }.` } : {}
  return at('bad-form', { name, found, expected }, { ...suggestion, ...suggestForm(format, String(value)) })
}

const characters = ['character', 'characters'] as const
const entries = ['entry', 'entries'] as const
const counted = (count: number, [one, more]: readonly [string, string]) => `${count} ${count === 1 ? one : more}`

/** The length of a text in characters, or of a list or an object in entries, for a message. */
function lengthOf(value: Json | undefined): string {
  if (typeof value === 'string') return counted(Array.from(value).length, characters)
  return counted(Object.keys(value ?? {}).length, entries)
}

function lastKey(pointer: string): string {
  return pointerKeys(pointer).at(-1) ?? ''
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

const isEntry = (root: Json, pointer: string) => pointer !== '' && Array.isArray(valueAt(root, parentOf(pointer)))

/** The name of the object at a pointer, for a message. */
function objectName(root: Json, pointer: string, owner: string): string {
  if (pointer === '') return owner
  return `${isEntry(root, pointer) ? 'an entry of ' : ''}"${keyName(root, pointer, owner)}"`
}

/** The last key of a pointer, for a message. For an entry of a list, the key of the list. */
function keyName(root: Json, pointer: string, owner: string): string {
  let named = pointer
  while (isEntry(root, named)) named = parentOf(named)
  return named === '' ? owner : lastKey(named)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The part of a bundled schema that describes the value at a pointer. */
function schemaAt(root: ReadableSchema, pointer: string): ReadableSchema | undefined {
  const resolve = (schema: ReadableSchema | undefined): ReadableSchema | undefined => {
    if (schema?.$ref) return resolve(root.$defs?.[schema.$ref.replace('#/$defs/', '')])
    return schema?.then && !schema.properties ? resolve(schema.then) : schema
  }
  let here = resolve(root)
  for (const name of pointerKeys(pointer)) {
    const { properties, additionalProperties, items } = here ?? {}
    const named = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
    here = resolve(named ?? (typeof additionalProperties === 'object' ? additionalProperties : items))
  }
  return here
}
