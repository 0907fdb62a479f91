import type { Reading } from '../reading/read-value.ts'
import type { Schema } from './schema.ts'

/**
 * Writes the readings of records and answers. A reading describes how to read a value of one schema, in a compact
 * notation, because browsers load it. `schemas/reading/read-value.ts` explains the notation.
 */
export function readersModule(
  records: readonly Schema[],
  api: readonly Schema[],
  shortName: (schema: Schema) => string,
): string {
  const keys = new Map(records.map(({ $id, key }) => [$id, key]))
  /** The key field of a list's rows, from their schema. */
  const keyOf: KeyOf = ({ $ref, key }) => ($ref === undefined ? key : keys.get($ref)) as string | undefined
  const table = (schemas: readonly Schema[], data: (schema: Schema) => Schema | undefined) =>
    schemas.flatMap((schema) => {
      const found = data(schema)
      return found
        ? [`  ${JSON.stringify(shortName(schema))}: ${JSON.stringify(readingOf(found, { root: schema, keyOf }))},`]
        : []
    })
  const types = records.map((record) => `  ${JSON.stringify(shortName(record))}: ${record.title}`)
  return `import type { Reading } from '../reading/read-value.ts'
import type {
${records.map(({ title }) => `  ${title},`).join('\n')}
} from './records.ts'

/** The type of every record by its name. */
export interface RecordTypes {
${types.join('\n')}
}

/** The readings of records by name. */
export const recordReadings: Readonly<Record<string, Reading>> = {
${table(records, (record) => record).join('\n')}
}

/** The readings of answers' data by call. A call without a reading answers without data. */
export const answerReadings: Readonly<Record<string, Reading>> = {
${table(api, (call) => call.properties?.response?.properties?.data).join('\n')}
}
`
}

type KeyOf = (row: Schema) => string | undefined

interface Inside {
  /** The schema to whose `$defs` a reference such as `#/$defs/Name` points. */
  readonly root: Schema
  readonly keyOf: KeyOf
}

function readingOf(schema: Schema, inside: Inside): Reading {
  const reading = plainReading(schema, inside)
  return schema.default === undefined ? reading : ['=', reading, schema.default]
}

function plainReading(schema: Schema, inside: Inside): Reading {
  if (schema.$ref) return referenceReading(schema.$ref, inside)
  if (schema.const !== undefined) return ['e', schema.const]
  if (schema.enum) return ['e', ...schema.enum]
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return ['a', ...forms.map((form) => readingOf(form, inside))]
  switch (schema.type) {
    case 'string':
      return textReading(schema)
    case 'integer':
      return bounded(schema)
    case 'boolean':
      return 'b'
    case 'array': {
      const row = readingOf(schema.items ?? {}, inside)
      const key = schema.items && inside.keyOf(schema.items)
      return key === undefined ? ['l', row] : ['l', row, key]
    }
    case 'object':
      return objectReading(schema, inside)
    default:
      throw new Error(`${inside.root.$id}: no reading is known of ${JSON.stringify(schema)}.`)
  }
}

const letters: Readonly<Record<string, string>> = {
  decimal: 'd',
  date: 't',
  'date-time': 't',
}

function textReading({ format = '', minLength = 0, maxLength, reading }: Schema): Reading {
  if (reading === 'picture') return 'p'
  const letter = letters[format]
  if (letter !== undefined) return letter
  const operation = reading === 'opaque' ? 'o' : 's'
  if (maxLength === undefined && minLength === 0) return operation
  return minLength === 0 ? [operation, maxLength] : [operation, maxLength, minLength]
}

function bounded({ minimum, maximum }: Schema): Reading {
  if (minimum === undefined && maximum === undefined) return 'i'
  return maximum === undefined ? ['i', minimum] : ['i', minimum, maximum]
}

function objectReading({ properties, required = [], additionalProperties }: Schema, inside: Inside): Reading {
  // The required entries of a map distinguish it from other forms.
  if (typeof additionalProperties === 'object') return ['m', readingOf(additionalProperties, inside), ...required]
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, inner]) => [
      required.includes(name) ? name : `${name}?`,
      readingOf(inner, inside),
    ]),
  )
}

function referenceReading(reference: string, inside: Inside): Reading {
  if (reference.startsWith('livery:records/')) return `#${reference.slice('livery:records/'.length)}`
  const local = inside.root.$defs?.[reference.replace('#/$defs/', '')]
  if (!local) throw new Error(`${inside.root.$id}: ${reference} is missing.`)
  return readingOf(local, inside)
}
