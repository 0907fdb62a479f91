import { isObject, pointerKeys } from '../../../../runtime/manifest/pointer.ts'
import type { Json, JsonObject } from '../../../../runtime/manifest/stages.ts'

/**
 * The facts of a schema that a field needs, with references resolved. `types` and `choices` contain no `null`:
 * `isRemovable` replaces it.
 */
export interface FieldSchema {
  readonly types: readonly string[]
  /** Whether a layer may remove the value with `null`. */
  readonly isRemovable: boolean
  readonly description: string
  readonly format?: string
  readonly choices?: readonly Json[]
  readonly properties?: Readonly<Record<string, JsonObject>>
  /** The schema of each entry of an object with arbitrary keys. */
  readonly entries?: JsonObject
  /** The format of the keys of an object with arbitrary keys. */
  readonly nameFormat?: string
  /** The schema of each entry of a list. */
  readonly items?: JsonObject
  readonly examples: readonly Json[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: Json
  readonly title?: string
  /** The schema with the definitions that its references name. */
  readonly root: JsonObject
}

/** Reads a schema of the manifest or of a widget's props. `root` contains the definitions. */
export function readField(schema: JsonObject, root: JsonObject): FieldSchema {
  const parts = partsOf(schema, root)
  const first = <Value extends Json>(key: string, is: (value: unknown) => value is Value): Value | undefined =>
    parts.map((part) => part[key]).find(is)
  const types = [...new Set(parts.flatMap(({ type }) => (Array.isArray(type) ? type : type ? [type] : [])))] as string[]
  const choices = first('enum', Array.isArray)?.filter((one) => one !== null) as readonly Json[] | undefined
  const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
    (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>
  return {
    types: types.filter((type) => type !== 'null'),
    isRemovable: types.includes('null') || parts.some((part) => part['x-removable'] === true),
    description: first('description', isText) ?? '',
    examples: parts.flatMap(({ examples }) => (Array.isArray(examples) ? examples : [])),
    root,
    ...optional('format', first('format', isText)),
    ...optional('choices', choices),
    ...optional('properties', first('properties', isObject) as Readonly<Record<string, JsonObject>> | undefined),
    ...optional('entries', first('additionalProperties', isObject)),
    ...optional('nameFormat', first('propertyNames', isFormat)?.format),
    ...optional('items', first('items', isObject)),
    ...optional('minimum', first('minimum', isNumber)),
    ...optional('maximum', first('maximum', isNumber)),
    ...optional('default', parts.find((part) => Object.hasOwn(part, 'default'))?.default),
    ...optional('title', first('title', isText)),
  }
}

const isFormat = (value: unknown): value is { readonly format: string } => isObject(value) && isText(value.format)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** A schema, the schemas that it references, and its schemas for values other than `null`. */
function partsOf(schema: JsonObject, root: JsonObject): readonly JsonObject[] {
  const { $ref, allOf, then } = schema
  const definition = typeof $ref === 'string' ? definitionAt(root, $ref) : undefined
  const isNullTest = isObject(schema.if) && isObject(schema.if.not) && schema.if.not.type === 'null'
  return [
    isNullTest ? { ...schema, 'x-removable': true } : schema,
    ...(definition ? partsOf(definition, root) : []),
    ...(isNullTest && isObject(then) ? partsOf(then, root) : []),
    // Branches that depend on a value, such as the props of each widget, are not part of the field.
    ...(Array.isArray(allOf) ? allOf.flatMap((part) => (isObject(part) && !part.if ? partsOf(part, root) : [])) : []),
  ]
}

function definitionAt(root: JsonObject, reference: string): JsonObject | undefined {
  let value: Json | undefined = root
  for (const key of pointerKeys(reference.replace(/^#/, ''))) value = isObject(value) ? value[key] : undefined
  return isObject(value) ? value : undefined
}

/** The schema of a key of an object or a list. Undefined if no schema describes the key. */
export function fieldAt(field: FieldSchema, key: string): FieldSchema | undefined {
  const schema = field.properties?.[key] ?? field.entries ?? (/^\d+$/.test(key) ? field.items : undefined)
  return schema && readField(schema, field.root)
}

/** The value of a new entry of a map, before the operator sets it. */
export function initialValue({ types, properties, minimum }: FieldSchema): Json {
  // The only tokens that a brand can add are colours.
  if (properties?.$value) return { $value: '#888888' }
  if (types.includes('object') || properties) return {}
  if (types.includes('array')) return []
  if (types.includes('boolean')) return false
  return types.includes('string') || types.length === 0 ? '' : (minimum ?? 0)
}

/** A key as a label: `minimumAge` as `Minimum age`. */
export function labelOf(key: string): string {
  const words = key
    .replace(/^\$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
    .replace(/\b(otp|url|seo|api|id)\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a field is a design token: an object with a `$value`. */
export const isToken = (field: FieldSchema): boolean => field.properties?.$value !== undefined
