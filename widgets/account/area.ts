import type { Country, QuickRegisterSetting } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'account/countries': () => readonly Country[]
    'account/sign-up': () => QuickRegisterSetting
  }
}

declare module '../../runtime/tracking/announce-event.ts' {
  interface SiteEvents {
    register: object
  }
}

const queries = () => import('./queries.ts')

export default defineArea({
  name: 'account',
  guards: {
    login: { decide: ({ session }) => (session === 'guest' ? 'enter' : 'home') },
    register: {
      needs: ['account/sign-up'],
      // Lets guests enter until the backend has responded. Then the guard runs again.
      decide: ({ session, data }) =>
        session !== 'guest' ? 'home' : data('account/sign-up')?.register === 0 ? 'home-with-toast' : 'enter',
    },
  },
  icons: { wallet: 'M4 7h14v3h2v7h-2v3H4V7Zm0 0 10-3v3m3 6h.01' },
  queries: {
    'account/countries': { load: async (context) => (await queries()).loadCountries(context), browserOnly: true },
    'account/sign-up': { load: async (context) => (await queries()).loadSignUp(context), browserOnly: true },
  },
  accountName: async (typed, site) => (await import('./model/account-name.ts')).accountName(typed, site),
})
