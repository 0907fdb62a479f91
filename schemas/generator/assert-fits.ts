import { type DefinedError, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from '../formats.ts'
import { ownKeywords, type Schema } from './schema.ts'

/** Throws with one message for each mistake in a file's value, with the file's path and the place. */
export function assertFits(schema: Schema, path: string, value: unknown): void {
  const validate = compiled(schema)
  if (validate(value)) return
  const errors = (validate.errors ?? []) as DefinedError[]
  throw new Error(errors.map((error) => `${path}: ${error.instancePath || 'the file'} ${sentence(error)}.`).join('\n'))
}

/** Throws with a message for the first mistake in a JSON Schema, with the file's path and the place. */
export function assertSchema(path: string, value: unknown): void {
  const { $schema: _draft, ...schema } = value as Schema
  if (drafts.validateSchema(schema) === true) return
  const [error] = (drafts.errors ?? []) as DefinedError[]
  if (error) throw new Error(`${path}: ${error.instancePath || 'the file'} ${sentence(error)}.`)
}

/** A limit of a form may refer to another value. */
const drafts = new Ajv2020({ $data: true })

const kept = new WeakMap<Schema, ValidateFunction>()

function compiled(schema: Schema): ValidateFunction {
  const known = kept.get(schema)
  if (known) return known
  const { $schema: _draft, ...rest } = schema
  const made = new Ajv2020({
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    keywords: ownKeywords,
    formats,
  }).compile(rest)
  kept.set(schema, made)
  return made
}

function sentence(error: DefinedError): string {
  if (error.keyword === 'additionalProperties') return `has the unknown key "${error.params.additionalProperty}"`
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.join(', ')}`
  return error.message ?? error.keyword
}
