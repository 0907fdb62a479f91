import type { Call } from './session-state.ts'
import type { PartResponse, PartSource, SessionPart, SessionParts } from '../areas/area.ts'
import type { PartOrder } from './part-order.ts'

/** A response about one part, with the part's value if the response has it. */
interface RefreshedPart {
  readonly response: PartResponse
  readonly value?: unknown
}

/** Returns functions that compute the values of the areas' parts of the session. They store nothing. */
export function sessionPartsOf(parts: ReadonlyMap<string, SessionPart>) {
  /** The value that `choose` returns for each area, or the area's empty value. */
  function valuesBy(choose: (area: string, part: SessionPart) => unknown): SessionParts {
    return Object.fromEntries(
      [...parts].map(([area, part]) => [area, choose(area, part) ?? part.empty]),
    ) as unknown as SessionParts
  }

  const valueOf = (values: SessionParts, area: string) => (values as unknown as Readonly<Record<string, unknown>>)[area]

  return {
    /** The values before the backend has responded. */
    empty: (): SessionParts => valuesBy(() => undefined),

    /** The values after a logout: public parts keep their values, and all other parts are empty. */
    withoutMember: (values: SessionParts): SessionParts =>
      valuesBy((area, { isPublic }) => (isPublic ? valueOf(values, area) : undefined)),

    /** The values in a response of the backend. A guest has public parts only. */
    read: (values: SessionParts, data: PartSource, loggedIn: boolean): SessionParts =>
      valuesBy((area, part) =>
        loggedIn || part.isPublic ? part.read(data, valueOf(values, area) ?? part.empty, loggedIn) : undefined,
      ),

    /** The values of a response to a call. An area with a value from a later call keeps the value in `before`. */
    latest: (before: SessionParts, read: SessionParts, call: number, order: PartOrder): SessionParts =>
      valuesBy((area) => valueOf(order.takes(area, call) ? read : before, area)),

    /** Fetches one area's part. If the response has no value, its status is false. */
    async refresh(area: keyof SessionParts, call: Call): Promise<RefreshedPart> {
      const refreshed = await parts.get(area)?.refresh?.(call)
      if (refreshed?.value === undefined) return { response: { ...refreshed?.response, status: false } }
      return refreshed
    },
  }
}
