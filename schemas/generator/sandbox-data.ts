import { joinProperties } from './join-properties.ts'
import type { JsonFile } from './read-files.ts'
import type { Schema } from './schema.ts'

/** The schemas of a brand's sandbox.json. */
export interface SandboxSchemas {
  /** The schema of a file. For each area, a file has all of the area's required keys or none of them. */
  readonly file: Schema
  /**
   * The schema of the type in code. It requires the required keys of all areas, because an area's part of the sandbox
   * serves only brands that have these keys.
   */
  readonly data: Schema
}

/**
 * Adds the areas' parts of sandbox.json, each from `sandbox/data.schema.json`, to the kernel's schema. A part may refer
 * to the kernel's definitions. Throws with a message for a duplicate key or definition.
 */
export function withAreaData(kernel: Schema, parts: readonly JsonFile[]): SandboxSchemas {
  const schemas = parts.map(({ path, value }) => ({ path, part: value as Schema }))
  const whole = schemas.reduce(
    ({ properties, $defs }, { path, part }) => ({
      properties: joinProperties('sandbox.json', path, properties, part.properties),
      $defs: joinProperties('sandbox.json', path, $defs, part.$defs),
    }),
    { properties: kernel.properties ?? {}, $defs: kernel.$defs ?? {} },
  )
  const ofParts = schemas.map(({ part }) => part.required ?? [])
  const required = kernel.required ?? []
  return {
    file: { ...kernel, ...whole, dependentRequired: Object.assign({}, ...ofParts.map(together)) as object },
    data: { ...kernel, ...whole, required: [...required, ...ofParts.flat()] },
  }
}

/** For each required key of an area, all other required keys of the area. */
function together(keys: readonly string[]): Readonly<Record<string, string[]>> {
  return Object.fromEntries(keys.map((key) => [key, keys.filter((other) => other !== key)]))
}
