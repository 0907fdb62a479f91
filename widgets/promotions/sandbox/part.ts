import { cardWidth, posterDrawing } from '../../../sandbox/artwork/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { dropDepositBonus, payDepositBonus } from './bonus/pay-bonus.ts'
import { addTurnover } from './bonus/add-turnover.ts'
import { promotionApplyPromotion } from './endpoints/apply-promotion.ts'
import { promotionCompletePromotion } from './endpoints/complete-promotion.ts'
import { promotionGetPromotionBalance } from './endpoints/get-promotion-balance.ts'
import { promotionGetPromotionCenterList } from './endpoints/get-promotion-center-list.ts'
import { promotionGetPromotionContentList } from './endpoints/get-promotion-content-list.ts'
import { seedPromotions } from './seed-promotions.ts'
import { tables } from './tables.ts'

/** The picture of a promotion by its id and its language, `1101.th`. Undefined for an unknown promotion. */
const draw = posterDrawing('promotions', (id, { data }) => {
  const promotion = data.promotions.find((one) => String(one.promotion_id) === id)
  if (!promotion) return undefined
  const { motif, title, summary, figure } = promotion
  return { width: cardWidth, motif, title, text: summary, figure }
})

const part: SandboxPart = {
  name: 'promotions',
  data: ['promotions', 'bonus_codes'],
  tables,
  seed: seedPromotions,
  endpoints: [
    promotionApplyPromotion,
    promotionCompletePromotion,
    promotionGetPromotionBalance,
    promotionGetPromotionCenterList,
    promotionGetPromotionContentList,
  ],
  drawings: { promotions: draw },
  on: {
    'wallet/decided': ({ database }, merchant, { transaction, state, at }) => {
      if (transaction.kind !== 'deposit') return
      if (state === 'done') payDepositBonus(database, merchant, transaction, at)
      else dropDepositBonus(database, merchant.id, transaction)
    },
    'wallet/staked': ({ database }, merchant, { uid, stake }) => addTurnover(database, merchant.id, uid, stake),
  },
}

export default part
