import { assertFits } from './assert-fits.ts'
import { formatMessageAt } from './format-finding.ts'
import type { AreaFile, Schema } from './schema.ts'

/** The `defaults.json` of an area. */
export interface DefaultsFile {
  readonly area: string
  readonly path: string
  readonly text: string
}

/** Keys of the manifest that all areas share. Each area sets the entries that its facts declare. */
const declaredKeys = ['hosts', 'pages'] as const

/** The default values that suit most areas: no host, and a dialog instead of a page. */
const emptyValues = { hosts: [], pages: false } as const

/**
 * Throws with a message for the first mistake in the areas' defaults. They have to be complete and of the right form.
 * Each file may set only the part of its own area.
 */
export function assertDefaults(
  files: readonly DefaultsFile[],
  areas: readonly AreaFile[],
  { layer, settings }: { readonly layer: Schema; readonly settings: ReadonlyMap<string, Schema> },
): void {
  for (const { area, path, text } of files) {
    const value = readDefaults(text)
    assertFits(layer, { path, text, value })
    const own = settings.get(area)
    const foreign = Object.keys(value).find(
      (key) =>
        key !== '$schema' && !declaredKeys.some((one) => one === key) && !Object.hasOwn(own?.properties ?? {}, key),
    )
    if (foreign !== undefined) throw new Error(formatMessageAt(foreignMessage(foreign), { path, text }, `/${foreign}`))
    const facts = areas.find((one) => one.folder === area)?.facts
    for (const key of declaredKeys) {
      const names = Object.keys(Object(value[key]))
      const undeclared = names.find((name) => !Object.hasOwn(facts?.[key] ?? {}, name))
      if (undeclared !== undefined) throw new Error(`${path}: no fact of this area declares "${key}/${undeclared}".`)
    }
  }
  for (const { path, folder, facts } of areas) {
    const unset = unsetSetting(
      settings.get(folder),
      files.find(({ area }) => area === folder),
    )
    if (unset !== undefined) {
      const place = path.replace(/area\.json$/, 'defaults.json')
      throw new Error(
        `${place}: the setting "${unset}" has no default value, but settings.schema.json requires one. Add the value, or remove the setting from "required".`,
      )
    }
    const own = files.find(({ area }) => area === folder)
    const value = readDefaults(own?.text ?? '{}')
    for (const key of declaredKeys) {
      const missing = Object.keys(facts[key] ?? {}).find((name) => !Object.hasOwn(Object(value[key]), name))
      if (missing === undefined) continue
      const entry = JSON.stringify({ [key]: { [missing]: emptyValues[key] } })
      throw new Error(`${path}: "${key}/${missing}" has no default value. Add ${entry} to defaults.json.`)
    }
  }
}

const foreignMessage = (key: string) =>
  `"${key}" is not a setting of this area. Declare it in settings.schema.json, or move it to the manifest of a brand.`

const readDefaults = (text: string) => Object(JSON.parse(text)) as Readonly<Record<string, unknown>>

/**
 * The path of the first required setting without a default value: `coffee/opens`. Undefined if all required settings
 * have a default value.
 */
function unsetSetting(schema: Schema | undefined, file: DefaultsFile | undefined): string | undefined {
  return schema && unsetPart(schema, file === undefined ? {} : JSON.parse(file.text), [])
}

function unsetPart(
  { properties = {}, required = [] }: Schema,
  value: unknown,
  above: readonly string[],
): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const missing = required.find((name) => !Object.hasOwn(value, name))
  if (missing !== undefined) return [...above, missing].join('/')
  for (const [name, part] of Object.entries(properties)) {
    const unset = unsetPart(part, (value as Readonly<Record<string, unknown>>)[name], [...above, name])
    if (unset !== undefined) return unset
  }
  return undefined
}

/**
 * The module with the areas' defaults as data, so that the validation of brands does not read the defaults from the
 * disk.
 */
export function areaDefaultsModule(files: readonly DefaultsFile[]): string {
  return `type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The settings that an area sets below all brands. */
export interface AreaDefaults {
  readonly area: string
  /** The file's path: \`widgets/contact/defaults.json\`. */
  readonly path: string
  readonly text: string
  readonly value: { [key: string]: Json }
}

/** The defaults of all areas with defaults. */
export const areaDefaults: readonly AreaDefaults[] = ${JSON.stringify(
    files.map((file) => ({ ...file, value: readDefaults(file.text) })),
    null,
    2,
  )}
`
}
