import type { AreaCode, Guard, SessionPart } from './area.ts'
import type { PublicQuery } from './public-data.ts'

const areas = new Map<string, AreaCode>()
let list: readonly AreaCode[] = []

/** Registers the areas. The composition root calls this before the first rendering. */
export function registerAreas(newAreas: Iterable<AreaCode>): void {
  for (const area of newAreas) areas.set(area.name, area)
  list = [...areas.values()]
}

/** The registered areas, in the order of their registration. The same list until the next registration. */
export const registeredAreas = (): readonly AreaCode[] => list

/** The guard of a name. Undefined if no registered area has it. */
export const findGuard = (name: string): Guard | undefined => find(({ guards }) => own(guards, name))

/** The test of a route parameter. Undefined if no registered area has it. */
export const findParameterTest = (name: string): ((value: string) => boolean) | undefined =>
  find(({ parameterTests }) => own(parameterTests, name))

/** The query of a name. Undefined if no registered area has it. */
export const findQuery = (name: string): PublicQuery | undefined =>
  find(({ queries }) => own(queries as Readonly<Record<string, PublicQuery>> | undefined, name))

/** The drawing of an icon. Undefined if no registered area has it. */
export const findIcon = (name: string): string | undefined => find(({ icons }) => own(icons, name))

/** The areas' parts of the session by area. */
export function sessionParts(): ReadonlyMap<string, SessionPart> {
  return new Map(registeredAreas().flatMap(({ name, session }) => (session ? [[name, session] as const] : [])))
}

/**
 * A part by its name. Names come from addresses and the backend, so this function ignores inherited properties such as
 * `constructor`.
 */
function own<Part>(parts: Readonly<Record<string, Part>> | undefined, name: string): Part | undefined {
  return parts && Object.hasOwn(parts, name) ? parts[name] : undefined
}

function find<Found>(look: (area: AreaCode) => Found | undefined): Found | undefined {
  for (const area of areas.values()) {
    const found = look(area)
    if (found !== undefined) return found
  }
  return undefined
}
