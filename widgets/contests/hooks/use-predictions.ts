import type { Prediction } from '../../../schemas/generated/records.ts'
import { isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { noContest } from '../model/no-contest.ts'

/**
 * The member's predictions. `none` if the member's currency has no contest, or if the backend does not have the
 * endpoint (ENG-06).
 */
export function usePredictions() {
  const call = useCall()
  return useMemberData<readonly Prediction[] | 'none'>(
    ['football-predictions'],
    async () => {
      const response = await call('contest/get-predictions', {})
      if (response.code === noContest || response.missing) return { status: true, data: 'none' as const }
      return response
    },
    (data) => data === 'none' || isRows(data, ['fixture', 'pick', 'state']),
  )
}
