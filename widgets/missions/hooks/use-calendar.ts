import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

/**
 * The member's month of daily rewards and today's missions (ENG-06). A guest has none.
 *
 * @param month `2026-11`; by default the current one
 */
export function useCalendar(month?: string) {
  const call = useCall()
  return useMemberData<MissionCalendar>(
    ['missions', month ?? ''],
    () => call('mission/get-calendar', month === undefined ? {} : { month }),
    ({ today, days, missions }) =>
      typeof today === 'string' && isRows(days, ['date', 'reward', 'state']) && isRows(missions, ['title', 'reward']),
  )
}
