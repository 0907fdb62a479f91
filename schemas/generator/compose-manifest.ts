import { byLanguage, type Languages } from './compose-languages.ts'
import { conditionSchema } from './condition-schema.ts'
import { joinProperties } from './join-properties.ts'
import type { JsonFile } from './read-files.ts'
import type { Typeface } from './typefaces.ts'
import { type AreaFacts, type AreaFile, changeAt, type Schema } from './schema.ts'

/**
 * Adds the areas' parts to the manifest's schemas: the settings become root keys, and what the facts declare becomes
 * guards, parameter tests, keys of conditions, lists of hosts, pages and icons; `areas` lists their names, texts are
 * by language, and `theme.fonts` and the tokens list the typefaces. Throws with a message for a duplicate name.
 */
export function composeManifest(
  kernel: readonly Schema[],
  {
    areas,
    settings,
    languages,
    typefaces = [],
  }: {
    readonly areas: readonly AreaFile[]
    readonly settings: readonly JsonFile[]
    readonly languages: Languages
    readonly typefaces?: readonly Typeface[]
  },
): Schema[] {
  const changes: Readonly<Record<string, (schema: Schema) => Schema>> = {
    'livery:manifest/manifest': (schema) => {
      const parts: Readonly<Record<string, (part: Schema) => Schema>> = {
        areas: (list) => changeAt(list, ['items'], (item) => ({ ...item, enum: areas.map(({ facts }) => facts.name) })),
        hosts: (hosts) => withDeclared(hosts, areas, 'hosts'),
        pages: (pages) => withDeclared(pages, areas, 'pages'),
        messages: (messages) => byLanguage(messages, languages),
        ...(typefaces.length > 0 && {
          theme: (theme) =>
            changeAt(theme, ['properties', 'fonts', 'items'], (item) => ({
              ...item,
              enum: typefaces.map(({ name }) => name),
            })),
        }),
      }
      return Object.entries(parts).reduce(
        (whole, [key, change]) => changeAt(whole, ['properties', key], change),
        settings.reduce(withSettings, schema),
      )
    },
    'livery:manifest/route': (schema) =>
      changeAt(
        changeAt(schema, ['properties', 'guards', 'items'], (guards) => withNames(guards, described(areas, 'guards'))),
        ['properties', 'validate', 'additionalProperties'],
        (tests) => withNames(tests, described(areas, 'parameters')),
      ),
    'livery:manifest/condition': (schema) => areas.reduce(withConditions, schema),
    'livery:manifest/tokens': (schema) =>
      changeAt(schema, ['$defs', 'FontFamilyToken', 'properties', '$value', 'items'], (item) => ({
        ...item,
        enum: [...typefaces.map(({ family }) => family), ...(item.enum ?? [])],
      })),
    'livery:manifest/menu': (schema) =>
      changeAt(schema, ['$defs', 'MenuItem', 'properties', 'icon'], (icon) =>
        withNames(
          icon,
          areas.flatMap(({ facts }) => (facts.icons ?? []).map((name) => ({ name }))),
        ),
      ),
  }
  return kernel.map((schema) => changes[schema.$id ?? '']?.(schema) ?? schema)
}

function withSettings(manifest: Schema, { path, value }: JsonFile): Schema {
  const { properties = {}, required = [], $defs } = value as Schema
  return {
    ...manifest,
    properties: joinProperties('the manifest', path, manifest.properties, properties),
    required: [...(manifest.required ?? []), ...required],
    ...(manifest.$defs || $defs ? { $defs: joinProperties('the manifest', path, manifest.$defs, $defs) } : {}),
  }
}

/**
 * An object of the manifest with a key for everything that areas declare at a point. The kernel's schema has the form
 * of such keys under `additionalProperties`.
 */
function withDeclared(object: Schema, areas: readonly AreaFile[], point: 'hosts' | 'pages'): Schema {
  const { additionalProperties: value, ...kernel } = object
  if (typeof value !== 'object') throw new Error(`The manifest has no schema for the ${point} of areas.`)
  return areas.reduce<Schema>(
    (schema, { path, facts }) => {
      const own = Object.entries(facts[point] ?? {}).map(([name, { description }]) => [name, { ...value, description }])
      return {
        ...schema,
        properties: joinProperties(
          'the manifest',
          path,
          schema.properties,
          Object.fromEntries(own) as Record<string, Schema>,
        ),
        required: [...(schema.required ?? []), ...Object.keys(facts[point] ?? {})],
      }
    },
    { ...kernel, additionalProperties: false },
  )
}

function withConditions(condition: Schema, { path, facts }: AreaFile): Schema {
  const own = Object.entries(facts.conditions ?? {}).map(([name, one]) => [name, conditionSchema(one)])
  return {
    ...condition,
    properties: joinProperties('the manifest', path, condition.properties, Object.fromEntries(own)),
  }
}

interface Described {
  readonly name: string
  readonly description?: string
}

function described(areas: readonly AreaFile[], point: keyof AreaFacts & ('guards' | 'parameters')): Described[] {
  return areas.flatMap(({ facts }) =>
    Object.entries(facts[point] ?? {}).map(([name, { description }]) => ({ name, description })),
  )
}

/** An enumeration with further names, in alphabetical order, and their descriptions. */
function withNames(schema: Schema, names: readonly Described[]): Schema {
  const sentences = names.flatMap(({ name, description }) => (description ? [`\`${name}\`: ${description}`] : []))
  const known = (schema.enum ?? []) as string[]
  return {
    ...schema,
    description: [schema.description, ...sentences].join(' '),
    enum: [...new Set([...known, ...names.map(({ name }) => name)])].toSorted((one, other) => (one < other ? -1 : 1)),
  }
}
