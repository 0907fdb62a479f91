import type { MissionCalendar } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** The current month for a guest. */
    'missions/calendar': () => MissionCalendar
  }
}

export default defineArea({
  name: 'missions',
  queries: {
    'missions/calendar': { load: async (context) => (await import('./queries.ts')).loadCalendar(context) },
  },
})
