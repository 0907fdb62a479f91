import type { GuardDecision, GuardFacts } from '../areas/area.ts'
import { usePublicQueries } from '../site/use-public-queries.ts'
import { useSite } from '../site/site-context.ts'
import { useSession } from '../site/use-session.ts'
import { useDevice } from '../window/use-device.ts'
import { evaluateGuards, needsOf } from './guards.ts'
import type { RouteMatch } from './match-route.ts'

/** The decision of a page's guards for the current visitor. `not-found` without a page. */
export function useGuardDecision(match: RouteMatch | undefined): GuardDecision {
  const { data: site } = useSite()
  const loggedIn = useSession((state) => state.loggedIn)
  const member = useSession((state) => state.member)
  const data = usePublicQueries(needsOf(match)) as GuardFacts['data']
  const decide = (device: GuardFacts['device']) =>
    match === undefined
      ? 'not-found'
      : evaluateGuards(match.route.guards, {
          session: loggedIn ? 'member' : 'guest',
          device,
          site,
          match,
          member,
          data,
        })
  const first = decide(undefined)
  // Only a guard that waits may need the device. Other pages do not render again for it.
  const device = useDevice(first === 'wait')
  return device === undefined ? first : decide(device)
}
