import type { PromotionProgress } from '../../../../schemas/generated/records.ts'
import { memberEndpoint, serverTime, textIn, toDecimal } from '../../../../sandbox/index.ts'
import { contentId, promotionImage, runningPromotions } from '../bonus/running-promotions.ts'

/** Where each running promotion stands for the member (ENG-03). */
export const promotionGetPromotionCenterList = memberEndpoint('promotion/get-promotion-center-list', (call) => {
  const { world, merchant, member, language, payload } = call
  const taken = new Map(
    world.database
      .prepare('SELECT * FROM member_promotions WHERE merchant_id = ? AND uid = ?')
      .all(merchant.id, member.uid)
      .map((row) => [Number(row.promotion_id), row]),
  )
  const all = runningPromotions(merchant, world.clock.now()).map(({ promotion, ends }): PromotionProgress => {
    const row = taken.get(promotion.promotion_id)
    return {
      promotion_id: promotion.promotion_id,
      content_id: contentId(merchant, promotion, language),
      title: textIn(promotion.title, language),
      img: promotionImage(promotion, language),
      state: (row?.state as PromotionProgress['state'] | undefined) ?? 'available',
      bonus: toDecimal(Number(row?.bonus ?? 0)),
      turnover_done: toDecimal(Number(row?.turnover_done ?? 0)),
      turnover_target: toDecimal(Number(row?.turnover_target ?? 0)),
      end_date: serverTime(ends),
    }
  })
  return { status: true, data: payload.state ? all.filter(({ state }) => state === payload.state) : all }
})
