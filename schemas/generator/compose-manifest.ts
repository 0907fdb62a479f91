import { byLanguage, type Languages } from './compose-languages.ts'
import { conditionSchema } from './condition-schema.ts'
import { joinProperties } from './join-properties.ts'
import type { JsonFile } from './read-files.ts'
import type { Typeface } from './typefaces.ts'
import { type AreaFile, changeAt, type Schema } from './schema.ts'

/**
 * Adds the areas' parts to the manifest's schemas:
 *
 * - The settings become root keys.
 * - The facts add guards, parameter tests, keys of conditions, lists of hosts, pages and icons.
 * - `areas` accepts the names of the areas. `messages` accepts the languages. `theme.fonts` and the tokens accept the
 *   typefaces.
 *
 * Throws with a message for a duplicate name. But an area may declare a guard or a parameter test of the kernel again.
 * Then the area's description follows the kernel's description.
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
          areas.flatMap(({ path, facts }) =>
            (facts.icons ?? []).map((name) => {
              if (icon.enum?.includes(name)) throw new Error(`${path}: Livery has an icon "${name}" already.`)
              return { name }
            }),
          ),
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
 * The schema of `hosts` or `pages`, with a key for each entry that areas declare there. The kernel's schema describes
 * these entries under `additionalProperties`.
 */
function withDeclared(object: Schema, areas: readonly AreaFile[], key: 'hosts' | 'pages'): Schema {
  const { additionalProperties: value, ...kernel } = object
  if (typeof value !== 'object') throw new Error(`The manifest has no schema for the ${key} of areas.`)
  return areas.reduce<Schema>(
    (schema, { path, facts }) => {
      const own = Object.entries(facts[key] ?? {}).map(([name, { description }]) => [name, { ...value, description }])
      return {
        ...schema,
        properties: joinProperties(
          'the manifest',
          path,
          schema.properties,
          Object.fromEntries(own) as Record<string, Schema>,
        ),
        required: [...(schema.required ?? []), ...Object.keys(facts[key] ?? {})],
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

function described(areas: readonly AreaFile[], key: 'guards' | 'parameters'): Described[] {
  return areas.flatMap(({ facts }) =>
    Object.entries(facts[key] ?? {}).map(([name, { description }]) => ({ name, description })),
  )
}

/** Adds names and their descriptions to an enumeration. The names are in alphabetical order. */
function withNames(schema: Schema, names: readonly Described[]): Schema {
  const sentences = names.flatMap(({ name, description }) => (description ? [`\`${name}\`: ${description}`] : []))
  const known = (schema.enum ?? []) as string[]
  return {
    ...schema,
    description: [schema.description, ...sentences].join(' '),
    enum: [...new Set([...known, ...names.map(({ name }) => name)])].toSorted((one, other) => (one < other ? -1 : 1)),
  }
}
