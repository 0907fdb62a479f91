import { type ResponseOf, isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

export type Rebates = NonNullable<ResponseOf<'rebate/get-rebates'>['data']>

/** The code of `rebate/get-rebates` for a member whose currency has no rebate. */
const noRebate = 4621

/**
 * The member's rebates by kind of game. `none` if the member's currency has no rebate or the backend does not have the
 * endpoint (ENG-07).
 */
export function useRebates() {
  const call = useCall()
  return useMemberData<Rebates | 'none'>(
    ['rebates'],
    async () => {
      const response = await call('rebate/get-rebates', {})
      return response.code === noRebate || response.missing ? { status: true, data: 'none' } : response
    },
    (data) => data === 'none' || isRows(data.items, ['kind', 'percent', 'turnover', 'amount', 'state']),
  )
}
