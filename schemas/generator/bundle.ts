import { mapSchema, type Schema } from './schema.ts'

/**
 * One schema that contains all schemas to which it refers: `livery:manifest/route` becomes `#/$defs/Route`. Editors and
 * the type generator then need no other file.
 */
export function bundleSchemas(root: Schema, schemas: readonly Schema[]): Schema {
  const byId = new Map(schemas.map((schema) => [schema.$id, schema]))
  const $defs: Record<string, Schema> = {}

  const local = (schema: Schema, owner: Schema): Schema => {
    const { $defs: own, $id: _id, $schema: _schema, ...rest } = schema
    for (const [name, definition] of Object.entries(own ?? {})) {
      if (!$defs[name]) {
        $defs[name] = {}
        $defs[name] = rewrite(definition, owner)
      }
    }
    return rewrite(rest, owner)
  }
  const rewrite = (schema: Schema, owner: Schema): Schema =>
    mapSchema(schema, (part) => {
      if (!part.$ref || part.$ref.startsWith('#/$defs/')) return part
      const target = part.$ref === '#' ? owner : byId.get(part.$ref)
      if (!target) throw new Error(`No schema has the $id ${part.$ref}, which ${owner.$id} refers to.`)
      const name = target.title ?? ''
      if (!$defs[name]) {
        $defs[name] = {}
        $defs[name] = local(target, target)
      }
      return { ...part, $ref: `#/$defs/${name}` }
    })

  const body = local(root, root)
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...body, $defs }
}
