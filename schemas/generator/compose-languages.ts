import type { Schema } from './schema.ts'

/** The content of `schemas/languages.json`: the languages of sites, and the fallback for missing texts. */
export interface Languages {
  readonly fallback: string
  readonly languages: readonly string[]
}

/** The schema of a map by language: its keys are the languages of sites, and the fallback language is required. */
export function byLanguage(map: Schema, { fallback, languages }: Languages): Schema {
  const { additionalProperties: entry } = map
  if (typeof entry !== 'object') throw new Error(`${map.$id ?? map.description} is not a map.`)
  return { ...map, propertyNames: { enum: [...languages] }, properties: { [fallback]: entry }, required: [fallback] }
}

/** The module with the languages for the code. */
export function languagesModule({ fallback, languages }: Languages): string {
  return `/** The languages of sites, in ISO 639-1. */
export const languages: readonly string[] = ${JSON.stringify(languages)}

/** The fallback language for missing texts. */
export const fallbackLanguage = ${JSON.stringify(fallback)}
`
}
