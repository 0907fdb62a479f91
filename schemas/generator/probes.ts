import type { Probe } from './compose-call.ts'
import type { Schema } from './schema.ts'

/**
 * The probes of `livery check-backend`: calls that change nothing, with a payload for any backend. The schema of a call
 * declares its probe as `probe`. `optional` means that a backend may lack the call.
 */
export function probesModule(api: readonly Schema[], shortName: (schema: Schema) => string): string {
  const rows = api.flatMap((call) => {
    const probe = call.probe as Probe | undefined
    if (!probe) return []
    const { payload, member } = probe
    return [`  ${JSON.stringify({ call: shortName(call), payload, member, optional: call.optional === true })},`]
  })
  const optional = api.filter((call) => call.optional === true).map((call) => `  ${JSON.stringify(shortName(call))},`)
  return `/** A call without side effects, and its payload. The command replaces \`{currency}\` by its option \`--currency\`. */
export interface Probe {
  readonly call: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether a member has to be logged in. */
  readonly member: boolean
  /** Whether a backend may lack the call. */
  readonly optional: boolean
}

export const probes: readonly Probe[] = [
${rows.join('\n')}
]

/** Every call that a backend may lack. */
export const optionalCalls: ReadonlySet<string> = new Set([
${optional.join('\n')}
])
`
}
