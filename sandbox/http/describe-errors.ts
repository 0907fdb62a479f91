import type { ValidationError } from '../../schemas/validator.ts'

/** Describes the first mistake that a validator has found, in a message that names the field. */
export function describeErrors(errors: readonly ValidationError[] | null | undefined): string {
  const error = errors?.[0]
  if (!error) return 'The request is malformed.'
  const field = (name: unknown) =>
    [...error.instancePath.split('/').slice(1), ...(name ? [String(name)] : [])].join('.')
  switch (error.keyword) {
    case 'required':
      return `${field(error.params.missingProperty)} is missing.`
    case 'dependentRequired':
      return `${field(error.params.missingProperty)} is missing, but ${error.params.property} needs it.`
    case 'additionalProperties':
      return `${field(error.params.additionalProperty)} is not a field of this call.`
    case 'type':
      return `${field('') || 'The body'} must be of type ${error.params.type}.`
    case 'enum':
      return `${field('')} must be one of ${(error.params.allowedValues as unknown[]).join(', ')}.`
    case 'minLength':
      return `${field('')} must have at least ${counted(error.params.limit)}.`
    case 'maxLength':
      return `${field('')} must have at most ${counted(error.params.limit)}.`
    case 'format':
      return `${field('')} must have the format ${error.params.format}.`
    default:
      return `${field('')} is malformed (${error.keyword}).`
  }
}

const counted = (count: unknown): string => `${String(count)} ${count === 1 ? 'character' : 'characters'}`
