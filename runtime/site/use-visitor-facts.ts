import type { Visitor } from '../areas/area.ts'
import { usePublicQueries } from './use-public-queries.ts'
import { conditionMoments, type VisitorFacts } from '../manifest/evaluate-condition.ts'
import type { SessionState } from '../session/session-state.ts'
import { useDevice } from '../window/use-device.ts'
import { areasOf, useSite, visitorFacts } from './site-context.ts'
import { useServerClock } from './use-server-clock.ts'
import { useSessionState } from './use-session.ts'

type Condition = Parameters<typeof conditionMoments>[0]

/**
 * The facts about the current visitor, for conditions. Renders the component again at each date of the conditions.
 * Blocks and pages leave `needsDevice` false, because `devicesOf` and the style sheets show or hide them by device.
 *
 * @param needsDevice whether the device is part of the facts when it is known
 */
export function useVisitorFacts(conditions: readonly Condition[], needsDevice = false): VisitorFacts {
  const site = useSite()
  const device = useDevice(needsDevice)
  const { loggedIn, member, parts } = useSessionState(hasSameFacts)
  const data = useFactData(loggedIn)
  const now = useServerClock(conditions.flatMap(conditionMoments))
  return visitorFacts(site, { loggedIn, member, parts, data }, { device, now })
}

const hasSameFacts = (state: SessionState, before: SessionState) =>
  state.loggedIn === before.loggedIn && state.member === before.member && state.parts === before.parts

/** The public data that areas derive facts from. Guests' pages do not load it. */
function useFactData(isWanted: boolean): Visitor['data'] {
  const { data: site } = useSite()
  const names = isWanted ? areasOf(site).flatMap(({ factNeeds }) => factNeeds?.(site) ?? []) : []
  const wanted = names.map((name) => ({ name }))
  return usePublicQueries(wanted, isWanted).data as Visitor['data']
}
