import type { SandboxMerchant } from './sandbox-options.ts'
import type { Objection, SandboxEvents, SandboxIntents, SandboxPart } from './part.ts'
import type { SandboxContext } from './sandbox-context.ts'

/** The parts of the areas that a brand uses. */
export function partsOf({ parts }: Pick<SandboxContext, 'parts'>, { areas }: SandboxMerchant): readonly SandboxPart[] {
  return areas ? parts.filter(({ name }) => areas.includes(name)) : parts
}

/** Notifies the brand's parts of an event. An error in a part reaches the caller, whose transaction then rolls back. */
export function emit<Name extends keyof SandboxEvents>(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  name: Name,
  event: SandboxEvents[Name],
): void {
  for (const part of partsOf(sandbox, merchant)) part.on?.[name]?.(sandbox, merchant, event)
}

/** The first objection of the brand's parts to an intent. Undefined if no part objects. */
export function objectionTo<Name extends keyof SandboxIntents>(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  name: Name,
  intent: SandboxIntents[Name],
): Objection | undefined {
  for (const part of partsOf(sandbox, merchant)) {
    const objection = part.objections?.[name]?.(sandbox, merchant, intent)
    if (objection) return objection
  }
  return undefined
}

/**
 * Checks that no two parts define the same area, call, host name or table.
 *
 * @throws an Error with a message that names the duplicate and both areas
 */
export function assertParts(parts: readonly SandboxPart[]): void {
  const owners = new Map<string, string>()
  for (const { name, endpoints = [], hosts = [], tables } of parts) {
    const things = [
      `the area ${name}`,
      ...endpoints.map((endpoint) => `the call ${endpoint.name}`),
      ...hosts.map((host) => `the host ${host.name}`),
      ...(tables?.names ?? []).map((table) => `the table ${table}`),
    ]
    for (const thing of things) {
      const owner = owners.get(thing)
      if (owner !== undefined) throw new Error(`Two parts of the sandbox declare ${thing}: ${owner} and ${name}.`)
      owners.set(thing, name)
    }
  }
}

/**
 * Checks that a brand's data is complete for its areas.
 *
 * @throws an Error with a message that names the brand, the key and the area
 */
export function assertData(parts: readonly SandboxPart[], merchant: SandboxMerchant): void {
  for (const { name, data = [] } of partsOf({ parts }, merchant)) {
    const missing = data.find((key) => merchant.data[key] === undefined)
    if (missing !== undefined) {
      throw new Error(`The sandbox.json of ${merchant.id} has no ${missing}, which the area ${name} needs.`)
    }
  }
}
