import type { PartnershipFile } from '../../schemas/generated/records.ts'
import { defineArea, type Guard } from '../../runtime/widget-api/area.ts'
import { readRecord } from '../../runtime/widget-api/data.ts'
import { isPartnershipShown, partnershipOf } from './model/partnership.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** The programme of each currency. */
    'partners/partnership': () => PartnershipFile
  }
}

declare module '../../runtime/areas/area.ts' {
  interface SessionParts {
    /** The member's affiliate name and link (STA-10). */
    partners: { readonly username: string; readonly link: string } | undefined
  }
}

/** For members, where a feature of the brand is on (GRD-08). */
const feature = (name: string): Guard => ({
  ask: ({ session, site }) => (session === 'guest' ? 'login' : site.features[name] ? 'enter' : 'home-with-toast'),
})

export default defineArea({
  name: 'partners',
  guards: {
    partnership: {
      needs: ['partners/partnership'],
      ask: ({ data, member, site }) => {
        const currency = member?.currency ?? site.currency
        const isShown = isPartnershipShown(partnershipOf(data('partners/partnership'), currency))
        return isShown === null ? 'wait' : isShown ? 'enter' : 'home'
      },
    },
    'rebate-auth': feature('rebate'),
    referral: feature('referral'),
    'referral-user': feature('referral-user'),
  },
  queries: {
    'partners/partnership': {
      load: async ({ reader }) =>
        readRecord('partnership-file', await reader.config('partnership.json'), reader.reading) ?? {},
    },
  },
  session: {
    empty: undefined,
    read: ({ crm }) => (crm ? { username: crm.affiliate_username, link: crm.link } : undefined),
  },
})
