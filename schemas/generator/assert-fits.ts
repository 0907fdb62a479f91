import { type DefinedError, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ReadableSchema } from '../../runtime/issues/readable-schema.ts'
import { schemaFindings } from '../../runtime/issues/schema-findings.ts'
import { formats } from '../formats.ts'
import type { Validator } from '../validator.ts'
import type { ReadFile } from './read-files.ts'
import { ownKeywords, type Schema } from './schema.ts'
import { formatFinding } from './format-finding.ts'

/** Throws with one message for each mistake in a file: its path, line and column, and the text of the issue. */
export function assertFits(schema: Schema, file: Omit<ReadFile, 'below'>): void {
  const { path, value } = file
  const validate = compiled(schema)
  if (validate(value)) return
  const errors = (validate.errors ?? []) as DefinedError[]
  const findings = schemaFindings(withoutOtherTypes(validate), value, schema as ReadableSchema, 'the file')
  // A few rules of JSON Schema have no issue, because no file of a brand needs them.
  const others = errors.map((error) => `${path}: ${error.instancePath || 'the file'} ${sentence(error)}.`)
  const messages = findings.map((finding) => formatFinding(finding, file))
  throw new Error((messages.length > 0 ? messages : others).join('\n'))
}

/**
 * A validator that omits the type error of a value that also breaks an enumeration. For a wrong word, only the error
 * with the allowed words helps.
 */
function withoutOtherTypes(validate: ValidateFunction): Validator {
  const validator: Validator = (value) => {
    const fits = validate(value)
    const errors = validate.errors ?? []
    const words = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' ? [instancePath] : [])))
    validator.errors = errors.filter(({ keyword, instancePath }) => keyword !== 'type' || !words.has(instancePath))
    return fits
  }
  return validator
}

/** Throws with a message for the first mistake in a JSON Schema, with the file's path and the place. */
export function assertSchema(path: string, value: unknown): void {
  const { $schema: _draft, ...schema } = value as Schema
  if (schemaValidator.validateSchema(schema) === true) return
  const [error] = (schemaValidator.errors ?? []) as DefinedError[]
  if (error) throw new Error(`${path}: ${error.instancePath || 'the file'} ${sentence(error)}.`)
}

/** Validates schemas. `$data` lets a limit in a form refer to another value of the form. */
const schemaValidator = new Ajv2020({ $data: true })

const compiledSchemas = new WeakMap<Schema, ValidateFunction>()

function compiled(schema: Schema): ValidateFunction {
  const known = compiledSchemas.get(schema)
  if (known) return known
  const { $schema: _draft, ...rest } = schema
  const made = new Ajv2020({
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    keywords: ownKeywords,
    formats,
  }).compile(rest)
  compiledSchemas.set(schema, made)
  return made
}

function sentence(error: DefinedError): string {
  if (error.keyword === 'additionalProperties') return `has the unknown key "${error.params.additionalProperty}"`
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.join(', ')}`
  return error.message ?? error.keyword
}
