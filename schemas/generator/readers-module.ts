import type { Reading } from '../reading/read-value.ts'
import type { Schema } from './schema.ts'

/**
 * How the records and the answers' data are read, written as small as it goes: a browser loads it. See
 * `schemas/reading/read-value.ts` for the notation.
 */
export function readersModule(
  records: readonly Schema[],
  api: readonly Schema[],
  shortName: (schema: Schema) => string,
): string {
  const keys = new Map(records.map(({ $id, key }) => [$id, key]))
  /** The field that tells the rows of a list apart, as their schema names it. */
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

/** How every record is read, by its name. */
export const recordReadings: Readonly<Record<string, Reading>> = {
${table(records, (record) => record).join('\n')}
}

/** How the data of every answer is read, by the name of its call. A call that is missing here answers without data. */
export const answerReadings: Readonly<Record<string, Reading>> = {
${table(api, (call) => call.properties?.response?.properties?.data).join('\n')}
}
`
}

type KeyOf = (row: Schema) => string | undefined

interface Inside {
  /** The schema whose `$defs` are meant by a reference such as `#/$defs/Name`. */
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
  // The entries that a map has to have tell it from another form.
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
  if (!local) throw new Error(`${inside.root.$id}: ${reference} is not there.`)
  return readingOf(local, inside)
}
