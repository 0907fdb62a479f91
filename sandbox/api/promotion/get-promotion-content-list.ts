import type { Promotion } from '../../../schemas/generated/records.ts'
import { serverTime } from '../../clock.ts'
import { type Language, openEndpoint } from '../endpoint.ts'
import { canApply, type DatedPromotion, promotionImage, runningPromotions } from './running-promotions.ts'

/** Promotions that run now, in the language of the page (ENG-03). Sandbox promotions are in THB. */
export const promotionGetPromotionContentList = openEndpoint('promotion/get-promotion-content-list', (call) => ({
  status: true,
  data:
    call.payload.currency === 'THB'
      ? runningPromotions(call.merchant, call.world.clock.now()).map((dated) => toPromotion(dated, call.language))
      : [],
}))

function toPromotion({ promotion, starts, ends }: DatedPromotion, language: Language): Promotion {
  return {
    promotion_id: promotion.promotion_id,
    content_id: promotion.promotion_id * 10 + (language === 'th' ? 2 : 1),
    title: promotion.title[language],
    description: promotion.summary[language],
    content: promotion.terms[language],
    img: promotionImage(promotion, language),
    category: promotion.category,
    start_date: serverTime(starts),
    end_date: serverTime(ends),
    minimum_deposit: promotion.minimum_deposit,
    bonus_percent: promotion.bonus_percent,
    maximum_bonus: promotion.maximum_bonus,
    turnover: promotion.turnover,
    can_apply: canApply(promotion) ? 1 : 0,
  }
}
