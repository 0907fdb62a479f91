import { Ajv2020 } from 'ajv/dist/2020.js'
import { suggestName } from '../../runtime/issues/suggest.ts'
import { joinPointer } from '../../runtime/manifest/pointer.ts'
import { formats } from '../formats.ts'
import type { ReadFile } from './read-files.ts'
import { ownKeywords, type Schema } from './schema.ts'
import { formatMessageAt } from './format-finding.ts'

const { keywords } = new Ajv2020({ discriminator: true, keywords: ownKeywords }).RULES
const keywordNames = Object.keys(keywords)

/** Keywords that no issue explains to operators, and that types and decoders do not express. */
const refusedKeywords = new Set([
  '$dynamicRef',
  'contains',
  'dependencies',
  'dependentSchemas',
  'else',
  'maxContains',
  'minContains',
  'patternProperties',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
])

/** A word of a schema that is unknown or unsupported: the place of its value, and the message. */
interface UnknownWord {
  readonly pointer: string
  readonly message: string
}

/**
 * Throws with a message for each unknown or unsupported keyword or format of a file's schemas. Only a form may use
 * `not`, because the form has its own text for a value that `not` excludes.
 *
 * @param schemas the schemas, by their pointers in the file
 * @param references the formats that areas declare
 */
export function assertWords(
  file: Pick<ReadFile, 'path' | 'text'>,
  schemas: Readonly<Record<string, unknown>>,
  references: readonly string[],
): void {
  const formatNames = [...Object.keys(formats), ...references]
  const refused = /(?:^|\/)forms\/[^/]+$/.test(file.path) ? refusedKeywords : new Set([...refusedKeywords, 'not'])
  const words = { formatNames, refused }
  const unknown = Object.entries(schemas).flatMap(([pointer, schema]) => unknownWords(schema, pointer, words))
  if (unknown.length === 0) return
  throw new Error(unknown.map(({ pointer, message }) => formatMessageAt(message, file, pointer)).join('\n'))
}

interface Words {
  readonly formatNames: readonly string[]
  readonly refused: ReadonlySet<string>
}

function unknownWords(value: unknown, pointer: string, words: Words): UnknownWord[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Schema
  const { format } = schema
  const { formatNames, refused } = words
  const ofFormat =
    typeof format !== 'string' || formatNames.includes(format)
      ? []
      : [{ pointer: joinPointer(pointer, 'format'), message: unknownFormat(format, formatNames) }]
  const ofKeywords = Object.keys(schema)
    .filter((name) => refused.has(name) || !keywordNames.includes(name))
    .map((name) => ({
      pointer: joinPointer(pointer, name),
      message: refused.has(name) ? refusedKeyword(name) : unknownKeyword(name),
    }))
  const parts = partsOf(schema).flatMap(([keys, part]) => unknownWords(part, joinPointer(pointer, ...keys), words))
  return [...ofFormat, ...ofKeywords, ...parts]
}

/** The schemas directly inside a schema, each with the keys that lead to it. */
export function partsOf(schema: Schema): (readonly [keys: readonly (string | number)[], part: unknown])[] {
  const one = (['additionalProperties', 'items', 'not', 'if', 'then', 'propertyNames'] as const).map(
    (key) => [[key], schema[key]] as const,
  )
  const many = (['properties', '$defs', 'allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    Object.entries(schema[key] ?? {}).map(([name, part]) => [[key, name], part] as const),
  )
  return [...one, ...many]
}

const withSuggestion = (message: string, suggestion: string | undefined) =>
  suggestion === undefined ? message : `${message} ${suggestion}`

function unknownFormat(format: string, known: readonly string[]): string {
  const names = known.toSorted().join(', ')
  return withSuggestion(`There is no format "${format}". The formats are ${names}.`, suggestName(format, known))
}

const refusedKeyword = (name: string) =>
  `Livery does not support the keyword "${name}" here, because no issue would explain a value that breaks it. Use other keywords, or a check in the area's checks.ts.`

function unknownKeyword(name: string): string {
  const message = `JSON Schema has no keyword "${name}", so this line would have no effect. Correct it, or remove the line.`
  return withSuggestion(message, suggestName(name, keywordNames))
}
