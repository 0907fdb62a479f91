import { expect, test } from 'vitest'
import type { GuardFacts } from '../../runtime/areas/area.ts'
import { registerAreas } from '../../runtime/areas/registered-areas.ts'
import { evaluateGuards } from '../../runtime/routing/guards.ts'
import account from '../../widgets/account/area.ts'
import games from '../../widgets/games/area.ts'
import partners from '../../widgets/partners/area.ts'
import rebate from '../../widgets/rebate/area.ts'
import wallet from '../../widgets/wallet/area.ts'

registerAreas([account, games, partners, rebate, wallet])

/** The context of a guard: settings of the brand, and public data by name. */
interface Given {
  readonly features?: Readonly<Record<string, boolean>>
  readonly depositPage?: boolean
  readonly section?: string
  readonly data?: Readonly<Record<string, unknown>>
}

const everyFeature = { rebate: true, referral: true, 'referral-user': true }

function facts(session: 'guest' | 'member', { features = everyFeature, depositPage = true, section, data }: Given) {
  return {
    session,
    device: 'mobile',
    site: {
      features,
      currency: 'THB',
      pages: { deposit: depositPage },
      settings: { games: { sections: { slot: { category: 'slot' }, off: { category: 'fish', enabled: false } } } },
    },
    match: { parameters: {}, route: { regions: { main: { blocks: { lobby: { props: { section } } } } } } },
    member: undefined,
    data: (name: string) => data?.[name],
  } as unknown as GuardFacts
}

const programme = (shown: number) => ({
  'partners/partnership': {
    THB: { display_partnership_in_member_site_menu: shown, display_partnership_in_side_bar: 0, items: [] },
  },
})

const cases: readonly (readonly [guard: string, given: Given, forGuest: string, forMember: string])[] = [
  ['login', {}, 'enter', 'home'],
  ['register', {}, 'enter', 'home'],
  ['register', { data: { 'account/sign-up': { register: 1 } } }, 'enter', 'home'],
  ['register', { data: { 'account/sign-up': { register: 0 } } }, 'home-with-toast', 'home'],
  ['deposit-page', { depositPage: false }, 'home', 'home'],
  ['deposit-page', {}, 'enter', 'enter'],
  ['category', { section: 'slot' }, 'enter', 'enter'],
  ['category', { section: 'off' }, 'not-found', 'not-found'],
  ['category', { section: 'none' }, 'not-found', 'not-found'],
  ['partnership', {}, 'wait', 'wait'],
  ['partnership', { data: programme(1) }, 'enter', 'enter'],
  ['partnership', { data: programme(0) }, 'home', 'home'],
  ['rebate-auth', {}, 'login', 'enter'],
  ['rebate-auth', { features: {} }, 'login', 'home-with-toast'],
  ['referral-user', { features: {} }, 'login', 'home-with-toast'],
  ['referral', {}, 'login', 'enter'],
]

test.each(cases)(
  '[GRD-01] the guard %s with %j decides %s for a guest, %s for a member',
  (name, given, forGuest, forMember) => {
    expect(evaluateGuards([name], facts('guest', given))).toBe(forGuest)
    expect(evaluateGuards([name], facts('member', given))).toBe(forMember)
  },
)
