import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'

/** The daily rewards of the current month, and today's missions. */
export const loadCalendar = async ({ reader }: QueryContext) =>
  requiredData(await reader.call('mission/get-calendar', {}))
