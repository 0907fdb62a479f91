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
 * A place with the same schema as an object around it, such as `not` in a condition. The references of this schema
 * recur there.
 */
export interface RecursivePlace {
  readonly at: readonly string[]
  /** The place of the object around it. */
  readonly sameAs: readonly string[]
}

/** Every place of a reference in a bundled schema, without the places below a recursive place. */
export function referencePlaces(schema: Schema, kinds: ReferenceKinds): ReferencePlace[] {
  const found: ReferencePlace[] = []
  eachPart(schema, {
    visit: ({ format = '' }, at) => {
      const kind = kinds.get(format)
      if (kind) found.push({ at, kind })
    },
  })
  return found
}

/** Every recursive place in a bundled schema. */
export function recursivePlaces(schema: Schema): RecursivePlace[] {
  const found: RecursivePlace[] = []
  eachPart(schema, { recur: (at, sameAs) => found.push({ at, sameAs }) })
  return found
}

/**
 * Visits the parts of a bundled schema with their places. Does not follow a reference to a definition that contains the
 * reference.
 */
function eachPart(
  schema: Schema,
  {
    visit,
    recur,
  }: {
    readonly visit?: (part: Schema, at: readonly string[]) => void
    readonly recur?: (at: readonly string[], sameAs: readonly string[]) => void
  },
): void {
  const follow = (part: Schema, at: readonly string[], around: ReadonlyMap<string, readonly string[]>) => {
    if (part.then) follow(part.then, at, around)
    if (part.$ref) {
      const name = part.$ref.replace('#/$defs/', '')
      const target = schema.$defs?.[name]
      const sameAs = around.get(name)
      if (sameAs) recur?.(at, sameAs)
      else if (target) follow(target, at, new Map([...around, [name, at]]))
    }
    visit?.(part, at)
    for (const [key, value] of Object.entries(part.properties ?? {})) follow(value, [...at, key], around)
    if (typeof part.additionalProperties === 'object') follow(part.additionalProperties, [...at, '*'], around)
    if (part.items) follow(part.items, [...at, '*'], around)
  }
  follow(schema, [], new Map())
}
