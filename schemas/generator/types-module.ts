import { compile } from 'json-schema-to-typescript'
import { mapSchema, type Schema } from './schema.ts'

/** TypeScript types of a bundled schema, with the schema's descriptions as doc comments. */
export async function typesModule(schema: Schema, name: string): Promise<string> {
  return compile(structuredClone(withoutLabels(schema)) as never, name, {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

/** Labels are no part of a type: a reference with a keyword beside it would become a type of its own. */
const withoutLabels = (schema: Schema): Schema => mapSchema(schema, ({ labels: _labels, ...rest }) => rest)
