import { assertFits } from './assert-fits.ts'
import type { ReadFile } from './read-files.ts'
import { pascalCase, type Schema } from './schema.ts'

/** The payload of a call in `livery check-backend`. */
export interface Probe {
  readonly payload: Readonly<Record<string, string | number>>
  readonly member: boolean
}

/** The content of `api/<group>/<verb>.schema.json`. */
interface CallFile {
  readonly description: string
  readonly optional?: true
  readonly probe?: Probe
  readonly request: Schema
  readonly data?: Schema
  readonly $defs?: Record<string, Schema>
}

/**
 * The whole schema of a call: its request, and its response with the envelope that all calls share. Id and title follow
 * from the path. Throws with a message for each mistake in the file.
 */
export function composeCall(
  file: ReadFile,
  { call, envelope }: { readonly call: Schema; readonly envelope: Schema },
): Schema {
  assertFits(call, file)
  const { below, value } = file
  const { description, optional, probe, request, data, $defs } = value as CallFile
  const name = below.replace(/^api\//, '').replace(/\.schema\.json$/, '')
  const { $id: _id, $schema: _schema, title: _title, ...rest } = envelope
  return {
    $id: `livery:api/${name}`,
    title: `${pascalCase(name)}Call`,
    description,
    ...(optional ? { optional } : {}),
    ...(probe ? { probe } : {}),
    type: 'object',
    properties: {
      request,
      response: data ? { ...rest, properties: { ...rest.properties, data } } : rest,
    },
    required: ['request', 'response'],
    additionalProperties: false,
    ...($defs ? { $defs } : {}),
  }
}
