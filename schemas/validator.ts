/** A fault that a standalone validator found, as Ajv words it. */
export interface ValidationError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The key at fault where a rule about keys failed. */
  readonly propertyName?: string
  readonly message?: string
}

/** A generated validator: true where the value fits, else its `errors` hold every fault until the next call. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}
