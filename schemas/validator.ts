/** An error of a standalone validator, in the form of Ajv. */
export interface ValidationError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The offending key, for rules about keys. */
  readonly propertyName?: string
  readonly message?: string
}

/**
 * A generated validator. Returns whether the value is valid. If it is not, `errors` has all errors until the next call.
 */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}
