/** The generated modules with a table that other code reads at run time. */
import type { Sources } from './read-schemas.ts'
import { recursivePlaces, referenceKinds, referencePlaces } from './reference-kinds.ts'
import type { Schema } from './schema.ts'

/**
 * The calls that each widget needs. The browser hides the blocks of a widget if the backend lacks one of these calls.
 */
export function widgetCallsModule(widgets: Sources['widgets']): string {
  const calls = widgets.flatMap(({ facts }) => (facts.calls ? [[facts.name, facts.calls]] : []))
  return `/** The calls that a widget needs, by the widget's name. */
export const widgetCalls: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(calls))}
`
}

/** The names of all calls. Checks of a manifest use this list, because the validators are much larger. */
export function callNamesModule(api: readonly Schema[]): string {
  return `/** Every call that a backend may have, by name. */
export const callNames: readonly string[] = ${literal(api.map(shortName).toSorted())}
`
}

/** The root keys that a manifest must have. */
export function requiredPartsModule({ required = [] }: Schema): string {
  return `/** The root keys that every manifest has, except those of left-out areas. */
export const requiredParts: readonly string[] = ${literal(required)}
`
}

/**
 * The places with the format `own-origin`: an origin that belongs to one brand and is never inherited. Throws for a
 * place in a list or a map, which has no pointer of its own.
 */
export function ownOriginsModule(manifest: Schema): string {
  const places = referencePlaces(manifest, new Map([['own-origin', 'own-origin']]))
  const pointers = places.map(({ at }) => at.map((key) => `/${key}`).join(''))
  const inside = places.findIndex(({ at }) => at.includes('*'))
  if (inside >= 0)
    throw new Error(
      `${pointers[inside]}: the format own-origin cannot be in a list or a map. Give each origin its own setting.`,
    )
  return `/** Pointers to the settings that contain a brand's own origin, or a word such as \`none\`. */
export const ownOrigins: readonly string[] = ${literal(pointers)}
`
}

/** The places of references, in a manifest and in the props of each widget. */
export function referencesModule(manifest: Schema, widgets: Sources['widgets'], areas: Sources['areas']): string {
  const kinds = referenceKinds(areas)
  const props = Object.fromEntries(widgets.map(({ facts }) => [facts.name, referencePlaces(facts.props, kinds)]))
  return `/** The place of a reference: the keys of its pointer, with \`*\` for any key or index. */
export interface ReferencePlace {
  readonly at: readonly string[]
  readonly kind: ${[...kinds.values()].map((kind) => `'${kind}'`).join(' | ')}
}

/** A place with the same schema as an object around it. The references of this schema recur there. */
export interface RecursivePlace {
  readonly at: readonly string[]
  readonly sameAs: readonly string[]
}

/** The places of references in a manifest, without those below a recursive place. */
export const manifestReferences: readonly ReferencePlace[] = ${literal(referencePlaces(manifest, kinds))}

export const recursivePlaces: readonly RecursivePlace[] = ${literal(recursivePlaces(manifest))}

export const propsReferences: Readonly<Record<string, readonly ReferencePlace[]>> = ${literal(props)}
`
}

/** The name of a call, form or record: `user/dashboard`. */
export const shortName = (schema: Schema): string => (schema.$id ?? '').replace(/^livery:(api|forms|records)\//, '')

/** A value as TypeScript. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2)
