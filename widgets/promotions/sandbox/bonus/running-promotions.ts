import type { SandboxPromotion } from '../../../../schemas/generated/sandbox.ts'
import { languagesOf, type SandboxMerchant, siteMidnight, type Text } from '../../../../sandbox/index.ts'

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

/** The title of a promotion, of one that the brand no longer has its number. */
export function titleOf({ data }: SandboxMerchant, id: number): Text {
  return data.promotions.find(({ promotion_id }) => promotion_id === id)?.title ?? { en: String(id) }
}

/** Whether a member may apply for a promotion. */
export function canApply({ category }: SandboxPromotion): boolean {
  return category !== 'event'
}

/** The picture of a promotion. Its words are in the language of the page. */
export function promotionImage(promotion: SandboxPromotion, language: string): string {
  return `/static/art/promotions/${promotion.promotion_id}.${language}.svg`
}

/** The number of a promotion's content in a language: one for each language of the brand. */
export function contentId(merchant: SandboxMerchant, { promotion_id }: SandboxPromotion, language: string): number {
  return promotion_id * 10 + Math.max(0, languagesOf(merchant).indexOf(language)) + 1
}
