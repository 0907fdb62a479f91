import type { Schema } from './schema.ts'

type Properties = Readonly<Record<string, Schema>>

/** For each result of `joinProperties`: the file that has added each name. */
const sources = new WeakMap<Properties, ReadonlyMap<string, string>>()

/**
 * Adds the properties of a file to those of a schema. Throws for a duplicate name, with a message that names both
 * files. If Livery's own schema has the name, the message names only the added file.
 *
 * @param whole the name of the schema in the message: `the manifest`
 * @param path the file of the added properties
 */
export function joinProperties(
  whole: string,
  path: string,
  properties: Properties = {},
  addedProperties: Properties = {},
): Record<string, Schema> {
  const earlier = sources.get(properties) ?? new Map<string, string>()
  const taken = Object.keys(addedProperties).find((name) => Object.hasOwn(properties, name))
  if (taken !== undefined) {
    const source = earlier.get(taken)
    throw new Error(`${path}: ${whole} already has "${taken}"${source === undefined ? '' : `, from ${source}`}.`)
  }
  const joined = { ...properties, ...addedProperties }
  sources.set(joined, new Map([...earlier, ...Object.keys(addedProperties).map((name) => [name, path] as const)]))
  return joined
}
