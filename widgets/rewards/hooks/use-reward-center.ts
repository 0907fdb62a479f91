import { type ResponseOf, isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { pageSize } from '../../_ui/list/PagedList.tsx'

export type RewardCenterData = NonNullable<ResponseOf<'reward/get-center'>['data']>

/** The member's points, and the items that points can buy (ENG-06). */
export function useRewardCenter() {
  const call = useCall()
  return useMemberData<RewardCenterData>(
    ['reward-center'],
    () => call('reward/get-center', {}),
    ({ points, items }) => Number.isSafeInteger(points) && isRows(items, ['title', 'kind']),
  )
}

/** A page of the ledger of points, newest first (ENG-06). */
export function usePointsPage(page: number) {
  const call = useCall()
  return useMemberData<NonNullable<ResponseOf<'reward/get-points'>['data']>>(
    ['points', page],
    () => call('reward/get-points', { page, page_size: pageSize }),
    ({ items }) => isRows(items, ['id', 'note', 'created']),
  )
}
