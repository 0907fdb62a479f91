import { type ResponseOf, isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

export type Progress = NonNullable<ResponseOf<'vip/get-progress'>['data']>

/** The code of `vip/get-progress` for a member whose currency has no programme. */
const noProgramme = 4265

/**
 * The member's progress in the VIP programme. `none` if the member's currency has no programme or the backend does not
 * have the endpoint (ENG-05).
 */
export function useProgress() {
  const call = useCall()
  return useMemberData<Progress | 'none'>(
    ['vip-progress'],
    async () => {
      const response = await call('vip/get-progress', {})
      return response.code === noProgramme || response.missing ? { status: true, data: 'none' } : response
    },
    (data) =>
      data === 'none' ||
      (Number.isSafeInteger(data.level) &&
        typeof data.turnover === 'string' &&
        isRows(data.bonuses, ['bonus', 'amount', 'state'])),
  )
}
