import { memberEndpoint, textIn, toDecimal } from '../../../../sandbox/index.ts'
import { balanceOf, withdrawLimitOf } from '../../../wallet/sandbox/exports.ts'
import { runningPromotionOf } from '../bonus/running-promotion.ts'
import { refusal } from '../messages.ts'

/** How ending the running promotion changes the member's money (MOD-05). */
export const promotionGetPromotionBalance = memberEndpoint('promotion/get-promotion-balance', (call) => {
  const { sandbox, merchant, member, language } = call
  const running = runningPromotionOf(sandbox.database, merchant.id, member.uid)
  if (!running) return refusal('no-promotion', language)
  const total = balanceOf(sandbox.database, merchant.id, member.uid) + running.bonus
  const burn = running.isPlayed ? 0 : running.bonus
  const { dayLeft } = withdrawLimitOf(sandbox.database, merchant, member.uid, sandbox.clock.now())
  const promotion = merchant.data.promotions.find(({ promotion_id }) => promotion_id === running.promotionId)
  return {
    status: true,
    data: {
      promotion_id: running.promotionId,
      title: promotion ? textIn(promotion.title, language) : '',
      bal_total: toDecimal(total),
      bal_max_withdraw: toDecimal(Math.min(total - burn, dayLeft)),
      bal_burn: toDecimal(burn),
      bal_final: toDecimal(total - burn),
    },
  }
})
