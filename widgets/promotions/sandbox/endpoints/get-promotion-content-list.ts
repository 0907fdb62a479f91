import type { Promotion } from '../../../../schemas/generated/records.ts'
import { openEndpoint, type SandboxMerchant, serverTime, textIn } from '../../../../sandbox/index.ts'
import {
  canApply,
  contentId,
  type DatedPromotion,
  promotionImage,
  runningPromotions,
} from '../bonus/running-promotions.ts'

/** Promotions that run now, in the language of the page (ENG-03). Sandbox promotions are in THB. */
export const promotionGetPromotionContentList = openEndpoint('promotion/get-promotion-content-list', (call) => ({
  status: true,
  data:
    call.payload.currency === 'THB'
      ? runningPromotions(call.merchant, call.sandbox.clock.now()).map((dated) =>
          toPromotion(call.merchant, dated, call.language),
        )
      : [],
}))

function toPromotion(
  merchant: SandboxMerchant,
  { promotion, starts, ends }: DatedPromotion,
  language: string,
): Promotion {
  return {
    promotion_id: promotion.promotion_id,
    content_id: contentId(merchant, promotion, language),
    title: textIn(promotion.title, language),
    description: textIn(promotion.summary, language),
    content: textIn(promotion.terms, language),
    img: promotionImage(promotion, language),
    category: promotion.category,
    start_date: serverTime(starts),
    end_date: serverTime(ends),
    minimum_deposit: promotion.minimum_deposit,
    bonus_percent: promotion.bonus_percent,
    ...(promotion.fixed_bonus !== undefined && { fixed_bonus: promotion.fixed_bonus }),
    maximum_bonus: promotion.maximum_bonus,
    turnover: promotion.turnover,
    ...(promotion.minimum_level !== undefined && { minimum_level: promotion.minimum_level }),
    can_apply: canApply(promotion) ? 1 : 0,
  }
}
