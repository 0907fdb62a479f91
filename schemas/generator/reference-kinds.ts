import { type AreaFile, mapSchema, type Schema } from './schema.ts'

/** The kernel's formats whose strings name something else of the brand, and what kind of thing that is. */
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

/** The kind of thing that a string names, by its format. An area's format `section-id` names a `section`. */
export type ReferenceKinds = ReadonlyMap<string, string>

/** The formats of references: the kernel's, and those that areas declare. */
export function referenceKinds(areas: readonly AreaFile[]): ReferenceKinds {
  const own = areas.flatMap(({ facts }) => Object.keys(facts.references ?? {}))
  return new Map([
    ...Object.entries(kernelFormats),
    ...own.map((format) => [format, format.replace(/-id$/, '')] as const),
  ])
}

/** The schemas with `identifier` in place of the formats of areas: that is the form of their names. */
export function withIdentifiers(schemas: readonly Schema[], areas: readonly AreaFile[]): Schema[] {
  const own = new Set(areas.flatMap(({ facts }) => Object.keys(facts.references ?? {})))
  return schemas.map((schema) =>
    mapSchema(schema, (part) => (own.has(part.format ?? '') ? { ...part, format: 'identifier' } : part)),
  )
}

/** A place for a name of something else: a pointer with `*` for any key or index. */
export interface ReferencePlace {
  readonly at: readonly string[]
  readonly kind: string
}

/**
 * Every place of a bundled schema that holds a reference, so that one check can look them all up. A schema that
 * contains itself is followed once: deeper places are found by starting again at `recursive`.
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
