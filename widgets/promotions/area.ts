import type { Promotion } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'promotions/list': () => readonly Promotion[]
  }
}

export default defineArea({
  name: 'promotions',
  parameterTests: { 'known-promotion': (value) => /^\d{1,12}$/.test(value) },
  queries: {
    'promotions/list': {
      load: async (context) => (await import('./queries.ts')).loadPromotions(context),
      differsByMember: true,
    },
  },
})
