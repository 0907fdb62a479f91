import type { Guard, GuardDecision, GuardFacts, GuardNeed } from '../areas/area.ts'
import { findGuard } from '../areas/registered-areas.ts'
import type { RouteMatch } from './match-route.ts'

/** The guards that every product has (GRD-01). Areas add theirs. */
const kernelGuards: Readonly<Record<string, Guard>> = {
  auth: { decide: ({ session }) => (session === 'member' ? 'enter' : 'login') },
  'non-auth': { decide: ({ session }) => (session === 'guest' ? 'enter' : 'home') },
  'not-mobile': {
    decide: ({ device }) => (device === undefined ? 'wait' : device === 'mobile' ? 'home-on-phone' : 'enter'),
  },
}

/** The guard of a name: the kernel's, or an area's. */
const guardOf = (name: string): Guard | undefined =>
  Object.hasOwn(kernelGuards, name) ? kernelGuards[name] : findGuard(name)

/** The public data that the guards of a page need. */
export const needsOf = (match: RouteMatch | undefined): readonly GuardNeed[] =>
  match?.route.guards.flatMap((guard) => {
    const { needs = [] } = guardOf(guard) ?? {}
    return typeof needs === 'function' ? needs(match) : needs.map((name) => ({ name }))
  }) ?? []

/**
 * Runs a route's guards in order. The first decision other than `enter` counts. An unknown guard decides `not-found`.
 */
export function evaluateGuards(names: readonly string[], facts: GuardFacts): GuardDecision {
  for (const name of names) {
    const decision = guardOf(name)?.decide(facts) ?? 'not-found'
    if (decision !== 'enter') return decision
  }
  return 'enter'
}
