import { type ResponseOf, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { noContest } from '../model/no-contest.ts'
import type { Period } from '../model/leaderboard.ts'

export type MyPlace = NonNullable<ResponseOf<'contest/get-my-place'>['data']>

/**
 * The member's place in a week's leaderboard. `none` if the member's currency has no contest, or if the backend does
 * not have the endpoint (ENG-06).
 */
export function useMyPlace(period: Period) {
  const call = useCall()
  return useMemberData<MyPlace | 'none'>(
    ['leaderboard-place', period],
    async () => {
      const response = await call('contest/get-my-place', { period })
      return response.code === noContest || response.missing ? { status: true, data: 'none' } : response
    },
    (data) => data === 'none' || (typeof data.turnover === 'string' && typeof data.prize === 'string'),
  )
}
