import { useQueries } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { GuardAnswer, GuardFacts } from '../areas/area.ts'
import { publicQuery } from '../areas/public-query.ts'
import { useSite } from '../site/site-context.ts'
import { useDevice } from '../window/use-device.ts'
import { askGuards, mayAskDevice, needsOf } from './guards.ts'
import type { RouteMatch } from './match-route.ts'

/** The answer of a page's guards for the present visitor; `not-found` where there is no page. */
export function useGuardAnswer(match: RouteMatch | undefined): GuardAnswer {
  const { data: site, reader, session } = useSite()
  const device = useDevice(match !== undefined && mayAskDevice(match.route.guards))
  const loggedIn = useStore(session.store, (state) => state.loggedIn)
  const member = useStore(session.store, (state) => state.member)
  const needs = needsOf(match)
  const results = useQueries({
    queries: needs.map(({ name, parameters }) => publicQuery(name, { reader, site }, parameters as never)),
  })
  if (!match) return 'not-found'
  const data = ((name) => results[needs.findIndex((need) => need.name === name)]?.data) as GuardFacts['data']
  return askGuards(match.route.guards, { session: loggedIn ? 'member' : 'guest', device, site, match, member, data })
}
