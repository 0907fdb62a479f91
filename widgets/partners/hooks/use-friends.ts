import { type ResponseOf, isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

export type Friends = NonNullable<ResponseOf<'referral/get-friends'>['data']>

/** The code of `referral/get-friends` for a member whose currency has no referral programme. */
const noProgramme = 4601

/**
 * One page of the member's referred friends, with the sums over all of them. `none` if the currency has no programme
 * or the backend does not have the endpoint (ENG-07).
 */
export function useFriends(page: number, page_size: number) {
  const call = useCall()
  return useMemberData<Friends | 'none'>(
    ['referred-friends', page, page_size],
    async () => {
      const response = await call('referral/get-friends', { page, page_size })
      return response.code === noProgramme || response.missing ? { status: true, data: 'none' } : response
    },
    (data) =>
      data === 'none' ||
      (isRows(data.items, ['friend', 'name', 'joined', 'state', 'commission']) &&
        Number.isSafeInteger(data.total) &&
        [data.percent, data.earned, data.ready, data.minimum].every((amount) => typeof amount === 'string')),
  )
}
