import type { PartnershipFile } from '../../schemas/generated/records.ts'
import { defineArea, type Guard, type GuardFacts } from '../../runtime/widget-api/area.ts'
import { isPartnershipShown, partnershipOf } from './model/partnership.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** The programme of each currency. */
    'partners/partnership': () => PartnershipFile
  }
}

declare module '../../runtime/areas/area.ts' {
  interface SessionParts {
    /** The member's affiliate code and link (STA-10). One of them may be empty. Undefined if both are empty. */
    partners: { readonly username: string; readonly link: string } | undefined
  }
}

/**
 * A guard for a feature of the brand (GRD-08). It leads a guest to the login. If the feature is off, it leads a member
 * to the home page with a toast.
 */
const feature = (name: string): Guard => ({
  decide: ({ session, site }) => (session === 'guest' ? 'login' : site.features[name] ? 'enter' : 'home-with-toast'),
})

/** The programme of the visitor's currency in `partnership.json`, after the file has loaded (STA-08). */
const programmeOf = ({ data, member, site }: Pick<GuardFacts, 'data' | 'member' | 'site'>) =>
  partnershipOf(data('partners/partnership'), member?.currency ?? site.currency)

export default defineArea({
  name: 'partners',
  guards: {
    partnership: {
      needs: ['partners/partnership'],
      decide: (facts) => {
        const isShown = isPartnershipShown(programmeOf(facts))
        return isShown === null ? 'wait' : isShown ? 'enter' : 'home'
      },
    },
    referral: feature('referral'),
    'referral-user': feature('referral-user'),
  },
  queries: {
    'partners/partnership': {
      load: async (context) => (await import('./queries.ts')).loadPartnership(context),
    },
  },
  // A brand without the partnership page has no link to it, so the facts do not need the file.
  factNeeds: ({ routes }) => (routes.partnership?.enabled ? ['partners/partnership'] : []),
  visitorFacts: (visitor) => {
    const { display_sidemenu, display_sidebarmenu } = programmeOf(visitor)
    return {
      'partnership-menu': visitor.loggedIn && display_sidemenu === true,
      'partnership-sidebar': visitor.loggedIn && display_sidebarmenu === true,
    }
  },
  icons: {
    share:
      'M8 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm14-7a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm0 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8 11l8-5m-8 7 8 5',
    partnership: 'm3 8 4-3 5 2 5-2 4 3v7l-3 1-6 5-6-5-3-1V8Zm9-1-4 4c1 2 3 2 4 1l1-1 5 5',
  },
  session: {
    empty: undefined,
    read: ({ crm }) =>
      crm && (crm.affiliate_username || crm.link) ? { username: crm.affiliate_username, link: crm.link } : undefined,
  },
})
