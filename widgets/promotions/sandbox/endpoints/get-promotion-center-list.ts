import type { PromotionProgress } from '../../../../schemas/generated/records.ts'
import { memberEndpoint, serverTime, textIn, toDecimal, wordColumn } from '../../../../sandbox/index.ts'
import {
  canApply,
  contentId,
  datedPromotions,
  isForMember,
  promotionImage,
  runsAt,
  titleOf,
} from '../bonus/running-promotions.ts'
import { canTakeAgain } from '../bonus/promotion-period.ts'
import { message } from '../messages.ts'

const stateColumn = wordColumn(['running', 'completed', 'expired'])

/**
 * The member's available, locked and taken promotions (ENG-03). A promotion that the member has ended and can take
 * again is available. Any other taken promotion stays in the list after its last day. The list omits promotions that
 * are not open to applications.
 */
export const promotionGetPromotionCenterList = memberEndpoint('promotion/get-promotion-center-list', (call) => {
  const { sandbox, merchant, member, language, payload } = call
  const now = sandbox.clock.now()
  const taken = new Map(
    sandbox.database
      .prepare('SELECT * FROM member_promotions WHERE merchant_id = ? AND uid = ? ORDER BY rowid')
      .all(merchant.id, member.uid)
      .map((row) => [Number(row.promotion_id), row]),
  )
  const all = datedPromotions(merchant, now).flatMap((dated): PromotionProgress[] => {
    const { promotion, ends } = dated
    const isOpen = runsAt(dated, now) && canApply(promotion)
    const last = taken.get(promotion.promotion_id)
    const isAgainOpen =
      last && isOpen && last.state !== 'running' && canTakeAgain(promotion, Number(last.taken_at), now)
    const row = isAgainOpen ? undefined : last
    if (!row && !isOpen) return []
    const isLocked = !row && !isForMember(call, promotion)
    return [
      {
        promotion_id: promotion.promotion_id,
        content_id: contentId(merchant, promotion, language),
        title: textIn(promotion.title, language),
        img: promotionImage(promotion, language),
        state: isLocked ? 'locked' : row ? stateColumn(row.state) : 'available',
        reason: isLocked ? message('promotion-level', language) : '',
        ...figuresOf(row),
        end_date: serverTime(ends),
      },
    ]
  })
  const known = new Set(merchant.data.promotions.map(({ promotion_id }) => promotion_id))
  // A running promotion that the brand has removed stays, so that the member can end it.
  for (const [promotion_id, row] of taken) {
    if (known.has(promotion_id) || row.state !== 'running') continue
    const title = textIn(titleOf(merchant, promotion_id), language)
    all.push({ promotion_id, content_id: 0, title, img: '', state: 'running', ...figuresOf(row) })
  }
  return { status: true, data: payload.state ? all.filter(({ state }) => state === payload.state) : all }
})

/** Bonus and turnover of a taken promotion. Zeros for a promotion that the member has not taken. */
function figuresOf(row: Readonly<Record<string, unknown>> | undefined) {
  return {
    bonus: toDecimal(Number(row?.bonus ?? 0)),
    turnover_done: toDecimal(Number(row?.turnover_done ?? 0)),
    turnover_target: toDecimal(Number(row?.turnover_target ?? 0)),
  }
}
