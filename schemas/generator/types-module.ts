import { compile } from 'json-schema-to-typescript'
import type { Schema } from './schema.ts'

/** TypeScript types of a bundled schema, with the schema's descriptions as doc comments. */
export async function typesModule(schema: Schema, name: string): Promise<string> {
  return compile(structuredClone(schema) as never, name, {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    // A list of up to six items is a union of tuples. Editors show a longer union across many screens.
    maxItems: 6,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}
