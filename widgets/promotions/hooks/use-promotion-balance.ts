import { type ResponseOf, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { noPromotion } from '../model/look-up-promotion.ts'

/** How ending the running promotion changes the member's money. */
export type PromotionBalance = NonNullable<ResponseOf<'promotion/get-promotion-balance'>['data']>

/** Fetches how ending the running promotion changes the member's money. `none` if no promotion is running (MOD-05). */
export function usePromotionBalance() {
  const call = useCall()
  return useMemberData<PromotionBalance | 'none'>(
    ['promotion-balance'],
    async () => {
      const response = await call('promotion/get-promotion-balance', {})
      return response.code === noPromotion ? { status: true, data: 'none' } : response
    },
    (data) => data === 'none' || typeof data.bal_final === 'string',
  )
}
