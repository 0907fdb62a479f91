import { mapSchema, type Schema } from './schema.ts'

/**
 * Derives the layer schemas from the manifest's schemas: a layer requires no key, and `null` removes any optional
 * value. Layers replace lists as a whole, so entries of lists are as complete as in the manifest.
 *
 * `livery:manifest/route` becomes `livery:layer/route`.
 */
export function layerSchemas(manifest: readonly Schema[]): Schema[] {
  return manifest.map((schema) => {
    const layer = toLayer(schema, new Set(manifest.map((one) => one.$id)))
    if (schema.$id === 'livery:manifest/manifest') {
      // Tokens and messages of a layer are in separate files with their own schemas.
      delete layer.properties?.tokens
      delete layer.properties?.messages
    }
    return { ...layer, $id: layerId(schema.$id ?? ''), title: `${schema.title}Layer` }
  })
}

/** The schema of a brand's sandbox.json. All keys are optional, because Livery merges the file like a manifest. */
export function sandboxLayerSchema(file: Schema): Schema {
  const { dependentRequired: _together, ...layer } = toLayer(file, new Set())
  return layer
}

const layerId = (id: string) => id.replace('livery:manifest/', 'livery:layer/')

function toLayer(schema: Schema, own: ReadonlySet<string | undefined>): Schema {
  return mapSchema(schema, (part, place) => {
    if (place === 'item') return part
    const changed = { ...part }
    if (changed.$ref && own.has(changed.$ref)) changed.$ref = layerId(changed.$ref)
    if (changed.type === 'object' || (Array.isArray(changed.type) && changed.type.includes('object'))) {
      const required = new Set(changed.required)
      delete changed.required
      if (changed.properties) {
        changed.properties = Object.fromEntries(
          Object.entries(changed.properties).map(([key, value]) => [key, required.has(key) ? value : removable(value)]),
        )
      }
      if (typeof changed.additionalProperties === 'object') {
        changed.additionalProperties = removable(changed.additionalProperties)
      }
    }
    return changed
  })
}

/** A schema that also accepts `null`. */
function removable(schema: Schema): Schema {
  if (schema.$ref) {
    const { description, ...rest } = schema
    return { ...(description ? { description } : {}), if: { not: { type: 'null' } }, then: rest }
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object']
  return { ...schema, type: [...types, 'null'], ...(schema.enum ? { enum: [...schema.enum, null] } : {}) }
}
