import type { VipLevel } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /**
     * The levels of the programme, lowest first. Amounts are in `currency`, by default the locale's. Empty for a
     * currency without a programme.
     */
    'loyalty/levels': (parameters: { readonly currency?: string | undefined }) => readonly VipLevel[]
  }
}

export default defineArea({
  name: 'loyalty',
  icons: {
    vip: 'M5 8 3 17h18l-2-9-4 4-3-7-3 7-4-4Z',
  },
  queries: {
    'loyalty/levels': {
      load: async (context, { currency }) => (await import('./queries.ts')).loadLevels(context, currency),
    },
  },
  visitorFacts: ({ loggedIn, member }) => ({ vip: loggedIn ? Number(member?.vip ?? 1) : undefined }),
})
