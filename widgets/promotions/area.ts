import type { Promotion } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'promotions/list': () => readonly Promotion[]
  }
}

export default defineArea({
  name: 'promotions',
  icons: {
    promotion: 'M4 10v4l10 4V6L4 10Zm10-2a4 4 0 0 1 0 8M7 15v4h3',
  },
  parameterTests: { 'known-promotion': (value) => /^\d{1,12}$/.test(value) },
  queries: {
    'promotions/list': {
      load: async (context) => (await import('./queries.ts')).loadPromotions(context),
      differsByMember: true,
    },
  },
})
