import { onceForKey } from '../../../wallet/sandbox/exports.ts'
import { redeemCode } from '../bonus/redeem-code.ts'
import { takePromotion } from '../bonus/take-promotion.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'

const name = 'promotion/apply-promotion'

/** Takes a promotion, with or without the last deposit, or redeems a code (ENG-03, ENG-04, DEP-10). */
export const promotionApplyPromotion = memberEndpoint(name, (call) =>
  onceForKey(name, call, () => {
    const isCode = call.payload.promotion_id === 0
    return isCode ? redeemCode(call) : takePromotion(call)
  }),
)
