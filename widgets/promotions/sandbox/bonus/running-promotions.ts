import type { SandboxPromotion } from '../../../../schemas/generated/sandbox.ts'
import {
  languagesOf,
  type MemberRow,
  partsOf,
  type SandboxMerchant,
  siteMidnight,
  type Text,
  type SandboxContext,
} from '../../../../sandbox/index.ts'

/** A promotion with its start and end, in ms since 1970. */
export interface DatedPromotion {
  readonly promotion: SandboxPromotion
  readonly starts: number
  readonly ends: number
}

/** All promotions of a brand, in the brand's order. */
export function datedPromotions(merchant: SandboxMerchant, now: number): DatedPromotion[] {
  return merchant.data.promotions.map((promotion) => ({
    promotion,
    starts: siteMidnight(now, promotion.start_day),
    ends: siteMidnight(now, promotion.end_day),
  }))
}

/** Whether a promotion runs at a given time. */
export function runsAt({ starts, ends }: DatedPromotion, now: number): boolean {
  return starts <= now && now < ends
}

/** The promotions of a brand that run at a given time, in the brand's order. */
export function runningPromotions(merchant: SandboxMerchant, now: number): DatedPromotion[] {
  return datedPromotions(merchant, now).filter((dated) => runsAt(dated, now))
}

/** The title of a promotion. Its id if the brand has removed the promotion. */
export function titleOf({ data }: SandboxMerchant, id: number): Text {
  return data.promotions.find(({ promotion_id }) => promotion_id === id)?.title ?? { en: String(id) }
}

/** Whether a promotion is open to applications. Events are not. */
export function canApply({ category }: SandboxPromotion): boolean {
  return category !== 'event'
}

/** Whether the member's VIP level is high enough for a promotion. True for a brand without levels. */
export function isForMember(
  {
    sandbox,
    merchant,
    member,
  }: { readonly sandbox: SandboxContext; readonly merchant: SandboxMerchant; readonly member: MemberRow },
  { minimum_level }: SandboxPromotion,
): boolean {
  if (minimum_level === undefined) return true
  const levels = partsOf(sandbox, merchant).map((part) => part.member?.(sandbox, merchant, member).vip)
  const level = levels.find((one) => one !== undefined)
  return level === undefined || Number(level) >= minimum_level
}

/** The picture of a promotion, in the language of the page. */
export function promotionImage(promotion: SandboxPromotion, language: string): string {
  return `/static/art/promotions/${promotion.promotion_id}.${language}.svg`
}

/** The id of a promotion's content in a language. Each language has its own id. */
export function contentId(merchant: SandboxMerchant, { promotion_id }: SandboxPromotion, language: string): number {
  return promotion_id * 10 + Math.max(0, languagesOf(merchant).indexOf(language)) + 1
}
