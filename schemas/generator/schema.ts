/** A JSON Schema (2020-12) as far as the generator looks into it. */
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

/** The facts of a widget as its file holds them, with the file's path below the project. */
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
    queries: string[]
    weight: number
    hydrate: string
    examples: Record<string, unknown>[]
  }
}

/** Rebuilds a schema from the bottom up: `change` sees every schema object after its parts were changed. */
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

/** Where a schema stands in its parent. */
export type Place = 'root' | 'property' | 'entry' | 'item' | 'definition' | 'part'
