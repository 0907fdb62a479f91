import { defineArea } from '../../runtime/widget-api/area.ts'
import type { Announcements } from './model/announcements.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'notices/announcements': () => Announcements
  }
}

export default defineArea({
  name: 'notices',
  queries: {
    'notices/announcements': {
      load: async (context) => (await import('./queries.ts')).loadAnnouncements(context),
      browserOnly: true,
      differsByMember: true,
    },
  },
})
