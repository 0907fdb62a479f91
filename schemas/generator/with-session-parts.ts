import { joinProperties } from './join-properties.ts'
import type { JsonFile } from './read-files.ts'
import { changeAt, type Schema } from './schema.ts'

interface SessionSchemas {
  readonly records: readonly Schema[]
  readonly api: readonly Schema[]
}

/** The place of the data in the schema of `user/dashboard`. */
const dashboardData = ['properties', 'response', 'properties', 'data']

/**
 * Adds the areas' parts of the session to the two schemas of the session. In `session.schema.json`, `member` extends
 * the record of the logged-in user, and `dashboard` the data of `user/dashboard`. Throws with a message for a duplicate
 * field.
 */
export function withSessionParts({ records, api }: SessionSchemas, parts: readonly JsonFile[]): SessionSchemas {
  const add = (key: string, schema: Schema) =>
    parts.reduce((whole, { path, value }) => withPart(whole, (value as Schema).properties?.[key], path), schema)
  return {
    records: records.map((record) => (record.$id === 'livery:records/member' ? add('member', record) : record)),
    api: api.map((call) =>
      call.$id === 'livery:api/user/dashboard' ? changeAt(call, dashboardData, (data) => add('dashboard', data)) : call,
    ),
  }
}

function withPart(whole: Schema, part: Schema | undefined, path: string): Schema {
  if (!part) return whole
  return {
    ...whole,
    properties: joinProperties('the session', path, whole.properties, part.properties),
    required: [...(whole.required ?? []), ...(part.required ?? [])],
  }
}
