import type { SandboxPromotion } from '../../../schemas/generated/sandbox.ts'
import { siteMidnight } from '../../clock.ts'
import type { SandboxMerchant } from '../../options.ts'

/** A promotion with the moments, in ms, between which it runs. */
export interface DatedPromotion {
  readonly promotion: SandboxPromotion
  readonly starts: number
  readonly ends: number
}

/** The promotions of a brand that run at a moment, in the brand's order. */
export function runningPromotions(merchant: SandboxMerchant, now: number): DatedPromotion[] {
  return merchant.data.promotions
    .map((promotion) => ({
      promotion,
      starts: siteMidnight(now, promotion.start_day),
      ends: siteMidnight(now, promotion.end_day),
    }))
    .filter(({ starts, ends }) => starts <= now && now < ends)
}

/** Whether a member may apply for a promotion. */
export function canApply({ category }: SandboxPromotion): boolean {
  return category !== 'event'
}

/** The picture of a promotion. Its words are in the language of the page. */
export function promotionImage(promotion: SandboxPromotion, language: string): string {
  return `/static/art/promotions/${promotion.promotion_id}.${language}.svg`
}
