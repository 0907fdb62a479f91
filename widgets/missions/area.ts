import type { MissionCalendar } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** The mission calendar of the current month, as a guest sees it. */
    'missions/calendar': () => MissionCalendar
  }
}

export default defineArea({
  name: 'missions',
  queries: {
    'missions/calendar': { load: async (context) => (await import('./queries.ts')).loadCalendar(context) },
  },
})
