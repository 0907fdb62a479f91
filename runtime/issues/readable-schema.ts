/** The parts of a schema that findings and suggestions use. */
export interface ReadableSchema {
  readonly $ref?: string
  readonly then?: ReadableSchema
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, ReadableSchema>>
  readonly additionalProperties?: boolean | ReadableSchema
  readonly items?: ReadableSchema
  readonly $defs?: Readonly<Record<string, ReadableSchema>>
}
