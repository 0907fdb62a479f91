import { onceForKey } from '../../money/once-for-key.ts'
import { redeemCode } from '../../money/redeem-code.ts'
import { takePromotion } from '../../money/take-promotion.ts'
import { memberEndpoint } from '../endpoint.ts'

const name = 'promotion/apply-promotion'

/** Takes a promotion, takes it with the last deposit, or redeems a code (ENG-03, ENG-04, DEP-10). */
export const promotionApplyPromotion = memberEndpoint(name, (call) =>
  onceForKey(name, call, () => {
    const isCode = call.payload.promotion_id === 0
    return isCode ? redeemCode(call) : takePromotion(call)
  }),
)
