import { type AreaFile, mapSchema, type Schema } from './schema.ts'

/** The kernel's formats of references, with the kind of their targets. */
const kernelFormats = {
  'message-id': 'message',
  asset: 'asset',
  'route-id': 'route',
  'layout-id': 'layout',
  'feature-id': 'feature',
  'menu-id': 'menu',
  'content-page': 'content',
  'locale-code': 'locale',
}

/** The kind of a reference's target, by format. An area's format `section-id` refers to a `section`. */
export type ReferenceKinds = ReadonlyMap<string, string>

/** The formats of references: the kernel's, and those that areas declare. */
export function referenceKinds(areas: readonly AreaFile[]): ReferenceKinds {
  const own = areas.flatMap(({ facts }) => Object.keys(facts.references ?? {}))
  return new Map([
    ...Object.entries(kernelFormats),
    ...own.map((format) => [format, format.replace(/-id$/, '')] as const),
  ])
}

/** Replaces the formats of areas in schemas with `identifier`, the form of their names. */
export function withIdentifiers(schemas: readonly Schema[], areas: readonly AreaFile[]): Schema[] {
  const own = new Set(areas.flatMap(({ facts }) => Object.keys(facts.references ?? {})))
  return schemas.map((schema) =>
    mapSchema(schema, (part) => (own.has(part.format ?? '') ? { ...part, format: 'identifier' } : part)),
  )
}

/** The place of a reference: a pointer with `*` for any key or index. */
export interface ReferencePlace {
  readonly at: readonly string[]
  readonly kind: string
}

/**
 * Every place of a reference in a bundled schema, so that one check resolves them all. Follows a recursive schema
 * once; a walk finds deeper places by starting again at `recursive`.
 */
export function referencePlaces(schema: Schema, kinds: ReferenceKinds): ReferencePlace[] {
  const found: ReferencePlace[] = []
  const follow = (part: Schema, at: string[], inside: readonly string[]) => {
    if (part.then) follow(part.then, at, inside)
    if (part.$ref) {
      const name = part.$ref.replace('#/$defs/', '')
      const target = schema.$defs?.[name]
      if (target && inside.filter((one) => one === name).length < 2) follow(target, at, [...inside, name])
    }
    const kind = kinds.get(part.format ?? '')
    if (kind) found.push({ at, kind })
    for (const [key, value] of Object.entries(part.properties ?? {})) follow(value, [...at, key], inside)
    if (typeof part.additionalProperties === 'object') follow(part.additionalProperties, [...at, '*'], inside)
    if (part.items) follow(part.items, [...at, '*'], inside)
  }
  follow(schema, [], [])
  return found
}
