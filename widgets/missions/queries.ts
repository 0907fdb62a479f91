import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'

/** The calendar of this month's missions. */
export const loadCalendar = async ({ reader }: QueryContext) =>
  requiredData(await reader.call('mission/get-calendar', {}))
