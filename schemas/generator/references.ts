import type { Schema } from './schema.ts'

/** The formats whose strings name something else of the brand, and what kind of thing that is. */
const referenceFormats = {
  'message-id': 'message',
  asset: 'asset',
  'route-id': 'route',
  'layout-id': 'layout',
  'feature-id': 'feature',
  'menu-id': 'menu',
  'content-page': 'content',
  'section-id': 'section',
  'locale-code': 'locale',
} as const

/** A place where a name of something else may stand: a pointer with `*` for any key or index. */
export interface ReferencePlace {
  readonly at: readonly string[]
  readonly kind: string
}

/**
 * Every place of a bundled schema that holds a reference, so that one check can look them all up. A schema that
 * contains itself is followed once: deeper places are found by starting again at `recursive`.
 */
export function referencePlaces(schema: Schema): ReferencePlace[] {
  const found: ReferencePlace[] = []
  const follow = (part: Schema, at: string[], inside: readonly string[]) => {
    if (part.then) follow(part.then, at, inside)
    if (part.$ref) {
      const name = part.$ref.replace('#/$defs/', '')
      const target = schema.$defs?.[name]
      if (target && inside.filter((one) => one === name).length < 2) follow(target, at, [...inside, name])
    }
    const kind = referenceFormats[part.format as keyof typeof referenceFormats]
    if (kind) found.push({ at, kind })
    for (const [key, value] of Object.entries(part.properties ?? {})) follow(value, [...at, key], inside)
    if (typeof part.additionalProperties === 'object') follow(part.additionalProperties, [...at, '*'], inside)
    if (part.items) follow(part.items, [...at, '*'], inside)
  }
  follow(schema, [], [])
  return found
}
