import type { Banner } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'banners/list': () => readonly Banner[]
  }
}

export default defineArea({
  name: 'banners',
  queries: {
    'banners/list': { load: async (context) => (await import('./queries.ts')).loadBanners(context) },
  },
})
