import { type AnswerOf, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { noPromotion } from '../model/look-up-promotion.ts'

/** How ending the running promotion changes the member's money. */
export type PromotionBalance = NonNullable<AnswerOf<'promotion/get-promotion-balance'>['data']>

/** Fetches how ending the running promotion changes the member's money. `none` if no promotion is running (MOD-05). */
export function usePromotionBalance() {
  const call = useCall()
  return useMemberData<PromotionBalance | 'none'>(
    ['promotion-balance'],
    async () => {
      const answer = await call('promotion/get-promotion-balance', {})
      return answer.code === noPromotion ? { status: true, data: 'none' } : answer
    },
    (data) => data === 'none' || typeof data.bal_final === 'string',
  )
}
