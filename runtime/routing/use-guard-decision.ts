import type { GuardDecision, GuardFacts } from '../areas/area.ts'
import { usePublicQueries } from '../site/use-public-queries.ts'
import { useSite } from '../site/site-context.ts'
import { useIsHydrating } from '../site/use-is-hydrating.ts'
import { useSession } from '../site/use-session.ts'
import { useDevice } from '../window/use-device.ts'
import { evaluateGuards, needsOf } from './guards.ts'
import type { RouteMatch } from './match-route.ts'

/** A guard's decision, or `failed`: the guard waits for data whose load has failed. */
export type PageDecision = GuardDecision | 'failed'

/**
 * The decision of a page's guards for the current visitor, and a function that loads missing data of the guards again.
 * The decision is `not-found` if `match` is undefined.
 */
export function useGuardDecision(match: RouteMatch | undefined): {
  readonly decision: PageDecision
  /** Resolves with whether all data has loaded. Never rejects. */
  readonly retry: () => Promise<boolean>
} {
  const { data: site } = useSite()
  const loggedIn = useSession((state) => state.loggedIn)
  const member = useSession((state) => state.member)
  const { data, hasFailed, retry } = usePublicQueries(needsOf(match))
  // The host's page waits even after a failed load, because the browser loads the data again.
  const isHydrating = useIsHydrating()
  const decide = (device: GuardFacts['device']) =>
    match === undefined
      ? 'not-found'
      : evaluateGuards(match.route.guards, {
          session: loggedIn ? 'member' : 'guest',
          device,
          site,
          match,
          member,
          data: data as GuardFacts['data'],
        })
  const first = decide(undefined)
  // Only a waiting guard may need the device. A page without a waiting guard does not render again for the device.
  const device = useDevice(first === 'wait')
  const decision = device === undefined ? first : decide(device)
  return { decision: decision === 'wait' && hasFailed && !isHydrating ? 'failed' : decision, retry }
}
