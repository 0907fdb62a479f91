import { longestText } from '../decoding/clean-text.ts'
import type { Decoder } from '../decoding/decode-value.ts'
import type { Schema } from './schema.ts'

/**
 * Writes the decoders of records and responses. A decoder describes how to read a value of one schema, in a compact
 * notation, because browsers load it. `schemas/decoding/decode-value.ts` explains the notation.
 */
export function decodersModule(
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
        ? [`  ${JSON.stringify(shortName(schema))}: ${JSON.stringify(decoderOf(found, { root: schema, keyOf }))},`]
        : []
    })
  const types = records.map((record) => `  ${JSON.stringify(shortName(record))}: ${record.title}`)
  return `import type { Decoder } from '../decoding/decode-value.ts'
import type {
${records.map(({ title }) => `  ${title},`).join('\n')}
} from './records.ts'

/** The type of every record by its name. */
export interface RecordTypes {
${types.join('\n')}
}

/** The decoders of records by name. */
export const recordDecoders: Readonly<Record<string, Decoder>> = {
${table(records, (record) => record).join('\n')}
}

/** The decoders of responses' data by call. The response to a call without a decoder has no data. */
export const responseDecoders: Readonly<Record<string, Decoder>> = {
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

function decoderOf(schema: Schema, inside: Inside): Decoder {
  const decoder = plainDecoder(schema, inside)
  return schema.default === undefined ? decoder : ['=', decoder, schema.default]
}

function plainDecoder(schema: Schema, inside: Inside): Decoder {
  if (schema.$ref) return referenceDecoder(schema.$ref, inside)
  if (schema.const !== undefined) return ['e', schema.const]
  if (schema.enum) return ['e', ...schema.enum]
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return ['a', ...forms.map((form) => decoderOf(form, inside))]
  switch (schema.type) {
    case 'string':
      return textDecoder(schema)
    case 'integer':
      return bounded(schema)
    case 'boolean':
      return 'b'
    case 'array': {
      const row = decoderOf(schema.items ?? {}, inside)
      const key = schema.items && inside.keyOf(schema.items)
      return key === undefined ? ['l', row] : ['l', row, key]
    }
    case 'object':
      return objectDecoder(schema, inside)
    default:
      throw new Error(`${inside.root.$id}: the generator has no decoder for ${JSON.stringify(schema)}.`)
  }
}

const letters: Readonly<Record<string, string>> = {
  decimal: 'd',
  date: 't',
  'date-time': 't',
}

function textDecoder({ format = '', minLength = 0, maxLength, decodeAs }: Schema): Decoder {
  if (decodeAs === 'picture') return 'p'
  const letter = letters[format]
  if (letter !== undefined) return letter
  const operation = decodeAs === 'opaque' ? 'o' : 's'
  if (maxLength === undefined && minLength === 0) return operation
  const most = maxLength ?? longestText
  return minLength === 0 ? [operation, most] : [operation, most, minLength]
}

function bounded({ minimum, maximum }: Schema): Decoder {
  if (minimum === undefined && maximum === undefined) return 'i'
  const least = minimum ?? Number.MIN_SAFE_INTEGER
  return maximum === undefined ? ['i', least] : ['i', least, maximum]
}

function objectDecoder({ properties, required = [], additionalProperties }: Schema, inside: Inside): Decoder {
  // Only the required entries of a map distinguish it from the other schemas of an `anyOf`.
  if (typeof additionalProperties === 'object') return ['m', decoderOf(additionalProperties, inside), ...required]
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, inner]) => [
      required.includes(name) ? name : `${name}?`,
      decoderOf(inner, inside),
    ]),
  )
}

function referenceDecoder(reference: string, inside: Inside): Decoder {
  if (reference.startsWith('livery:records/')) return `#${reference.slice('livery:records/'.length)}`
  const local = inside.root.$defs?.[reference.replace('#/$defs/', '')]
  if (!local) throw new Error(`${inside.root.$id}: ${reference} is missing.`)
  return decoderOf(local, inside)
}
