import type { MissionCalendar } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** The mission calendar of the current month. In a member's browser it contains the member's claims. */
    'missions/calendar': () => MissionCalendar
  }
}

export default defineArea({
  name: 'missions',
  queries: {
    'missions/calendar': {
      load: async (context) => (await import('./queries.ts')).loadCalendar(context),
      differsByMember: true,
    },
  },
})
