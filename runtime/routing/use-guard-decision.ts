import type { GuardDecision, GuardFacts } from '../areas/area.ts'
import { usePublicQueries } from '../site/use-public-queries.ts'
import { useSite } from '../site/site-context.ts'
import { useSession } from '../site/use-session.ts'
import { useDevice } from '../window/use-device.ts'
import { evaluateGuards, mayDependOnDevice, needsOf } from './guards.ts'
import type { RouteMatch } from './match-route.ts'

/** The decision of a page's guards for the current visitor. `not-found` without a page. */
export function useGuardDecision(match: RouteMatch | undefined): GuardDecision {
  const { data: site } = useSite()
  const device = useDevice(match !== undefined && mayDependOnDevice(match.route.guards))
  const loggedIn = useSession((state) => state.loggedIn)
  const member = useSession((state) => state.member)
  const data = usePublicQueries(needsOf(match)) as GuardFacts['data']
  if (!match) return 'not-found'
  return evaluateGuards(match.route.guards, {
    session: loggedIn ? 'member' : 'guest',
    device,
    site,
    match,
    member,
    data,
  })
}
