import type { Schema } from './schema.ts'

/** The content of `schemas/languages.json`: the languages that sites can have, and the one that fills in for a missing text. */
export interface Languages {
  readonly fallback: string
  readonly languages: readonly string[]
}

/**
 * The schema of a map by language: its keys are the languages that there are, and the one that fills in for the others
 * must be there.
 */
export function byLanguage(map: Schema, { fallback, languages }: Languages): Schema {
  const { additionalProperties: entry } = map
  if (typeof entry !== 'object') throw new Error(`${map.$id ?? map.description} is no map.`)
  return { ...map, propertyNames: { enum: [...languages] }, properties: { [fallback]: entry }, required: [fallback] }
}

/** The module that names the languages for the code. */
export function languagesModule({ fallback, languages }: Languages): string {
  return `/** The languages that sites can have, as ISO 639-1 writes them. */
export const languages: readonly string[] = ${JSON.stringify(languages)}

/** The language of a text that is missing in another one. */
export const fallbackLanguage = ${JSON.stringify(fallback)}
`
}
