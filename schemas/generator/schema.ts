/** The parts of a JSON Schema (2020-12) that the generator uses. */
export interface Schema {
  $id?: string
  $ref?: string
  $schema?: string
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  default?: unknown
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  $defs?: Record<string, Schema>
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  if?: Schema
  then?: Schema
  not?: Schema
  [keyword: string]: unknown
}

/**
 * Livery's own keywords, which validators ignore. `browser` marks a setting for the browser. Decoders use `decodeAs`
 * and `key` (`schemas/decoding/README.md`), and `livery check-backend` uses `optional` and `probe`.
 */
export const ownKeywords = ['browser', 'decodeAs', 'key', 'optional', 'probe']

/** The part of an area's facts that the generator uses. */
export interface AreaFacts {
  readonly $schema?: string
  readonly name: string
  readonly requires: readonly string[]
  readonly always?: boolean
  readonly guards?: Readonly<Record<string, DescribedFacts>>
  readonly parameters?: Readonly<Record<string, DescribedFacts>>
  readonly conditions?: Readonly<Record<string, ConditionFacts>>
  readonly references?: Readonly<Record<string, object>>
  readonly hosts?: Readonly<Record<string, DescribedFacts>>
  readonly queries?: Readonly<Record<string, { readonly parameters: readonly string[] }>>
  readonly pages?: Readonly<Record<string, DescribedFacts>>
  readonly icons?: readonly string[]
}

export interface DescribedFacts {
  readonly description: string
}

/** A key of conditions: a whole number in a range, a word of a list, or a boolean. */
export type ConditionFacts = DescribedFacts &
  (
    | { readonly kind: 'range'; readonly minimum: number; readonly maximum: number }
    | { readonly kind: 'one-of'; readonly values: readonly string[] }
    | { readonly kind: 'flag' }
  )

/** The facts in an area's file, with the path of the file in messages, and the name of the folder. */
export interface AreaFile {
  readonly path: string
  readonly folder: string
  readonly facts: AreaFacts
}

/** The facts in a widget's file, with the path of the file in messages. */
export interface WidgetFile {
  readonly path: string
  readonly facts: {
    $schema?: string
    name: string
    version: string
    title: string
    description: string
    regions: string[]
    props: Schema
    queries: (string | { name: string; parameters: Record<string, string> })[]
    calls?: string[]
    weight: number
    load: string
    examples: Record<string, unknown>[]
  }
}

/** Rebuilds a schema from the bottom up: calls `change` with every schema object after its parts. */
export function mapSchema(
  schema: Schema,
  change: (schema: Schema, place: Place) => Schema,
  place: Place = 'root',
): Schema {
  const copy: Schema = { ...schema }
  const many = (from: Record<string, Schema>, inside: Place) =>
    Object.fromEntries(Object.entries(from).map(([key, value]) => [key, mapSchema(value, change, inside)]))
  if (copy.properties) copy.properties = many(copy.properties, 'property')
  if (copy.$defs) copy.$defs = many(copy.$defs, 'definition')
  if (typeof copy.additionalProperties === 'object') {
    copy.additionalProperties = mapSchema(copy.additionalProperties, change, 'entry')
  }
  for (const key of ['items', 'not', 'if', 'then', 'propertyNames'] as const) {
    const part = copy[key]
    if (part) copy[key] = mapSchema(part, change, key === 'items' ? 'item' : 'part')
  }
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    const parts = copy[key]
    if (parts) copy[key] = parts.map((part) => mapSchema(part, change, 'part'))
  }
  return change(copy, place)
}

/** The place of a schema in its parent. */
export type Place = 'root' | 'property' | 'entry' | 'item' | 'definition' | 'part'

/** A copy of a schema with one part changed. The place is the path to an existing part, keyword by keyword. */
export function changeAt(schema: Schema, place: readonly string[], change: (part: Schema) => Schema): Schema {
  const [key, ...rest] = place
  if (key === undefined) return change(schema)
  const inner = schema[key]
  if (typeof inner !== 'object' || inner === null) throw new Error(`${schema.$id ?? schema.title} has no "${key}".`)
  return { ...schema, [key]: changeAt(inner as Schema, rest, change) }
}

/** The type name of a call or a widget: `UserGetBal` for `user/get-bal`. */
export const pascalCase = (name: string) =>
  name.replace(/(?:^|[/-])([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
