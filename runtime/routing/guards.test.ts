import { expect, test } from 'vitest'
import type { GuardFacts } from '../areas/area.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { evaluateGuards } from './guards.ts'

const guest = { session: 'guest', device: 'mobile' } as GuardFacts
const member: GuardFacts = { ...guest, session: 'member' }

registerAreas([
  { name: 'tea', guards: { 'tea-time': { decide: ({ device }) => (device === 'mobile' ? 'enter' : 'home') } } },
])

const cases: readonly (readonly [string[], Partial<GuardFacts>, forGuest: string, forMember: string])[] = [
  [[], {}, 'enter', 'enter'],
  [['auth'], {}, 'login', 'enter'],
  [['non-auth'], {}, 'enter', 'home'],
  [['not-mobile'], {}, 'home-on-phone', 'home-on-phone'],
  [['not-mobile'], { device: 'desktop' }, 'enter', 'enter'],
  [['auth', 'not-mobile'], {}, 'login', 'home-on-phone'],
  [['tea-time'], {}, 'enter', 'enter'],
  [['tea-time'], { device: 'desktop' }, 'home', 'home'],
  [['no-such-guard'], {}, 'not-found', 'not-found'],
]

test.each(cases)(
  '[GRD-01] the guards %j with %j decide %s for a guest, %s for a member',
  (names, facts, forGuest, forMember) => {
    expect(evaluateGuards(names, { ...guest, ...facts })).toBe(forGuest)
    expect(evaluateGuards(names, { ...member, ...facts })).toBe(forMember)
  },
)
