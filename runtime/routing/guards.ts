import type { Manifest } from '../manifest/index.ts'

export type GuardName = Manifest['routes'][string]['guards'][number]

/** What guards may look at. */
export interface GuardFacts {
  readonly session: 'guest' | 'member'
  readonly device: 'mobile' | 'desktop'
  readonly features: Readonly<Record<string, boolean>>
  readonly pages: Manifest['pages']
  /** Whether sign-up is open (the quick-registration setting). */
  readonly signUpOpen: boolean
  /** Whether the partnership link is shown for the member's currency; null while that is not known (GRD-05). */
  readonly partnershipShown: boolean | null
  /** Whether the category of the page is on. */
  readonly categoryKnown: boolean
}

/** What a guard decides: in, to the login and back, home, or as if there were no such page. */
export type GuardAnswer = 'enter' | 'login' | 'home' | 'home-with-toast' | 'not-found' | 'wait'

const members = (facts: GuardFacts): GuardAnswer => (facts.session === 'member' ? 'enter' : 'login')
const guests = (facts: GuardFacts): GuardAnswer => (facts.session === 'guest' ? 'enter' : 'home')
const feature =
  (name: string) =>
  (facts: GuardFacts): GuardAnswer =>
    facts.session === 'guest' ? 'login' : facts.features[name] ? 'enter' : 'home-with-toast'

/** The guards that routes may list, by name (GRD-01). */
const guards: Record<GuardName, (facts: GuardFacts) => GuardAnswer> = {
  auth: members,
  category: ({ categoryKnown }) => (categoryKnown ? 'enter' : 'not-found'),
  'deposit-page': ({ pages }) => (pages.deposit ? 'enter' : 'home'),
  login: guests,
  'non-auth': guests,
  'not-mobile': ({ device }) => (device === 'mobile' ? 'home' : 'enter'),
  partnership: ({ partnershipShown }) => (partnershipShown === null ? 'wait' : partnershipShown ? 'enter' : 'home'),
  'rebate-auth': feature('rebate'),
  referral: feature('referral'),
  'referral-user': feature('referral-user'),
  register: (facts) => (facts.signUpOpen ? guests(facts) : 'home'),
}

/** Asks a route's guards in their order: the first that does not let in decides. */
export function askGuards(names: readonly GuardName[], facts: GuardFacts): GuardAnswer {
  for (const name of names) {
    const answer = guards[name](facts)
    if (answer !== 'enter') return answer
  }
  return 'enter'
}
