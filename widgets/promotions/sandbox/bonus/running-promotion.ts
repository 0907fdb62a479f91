import type { DatabaseSync } from 'node:sqlite'
import { balanceOf, findBonusWallet, isPosted } from '../../../wallet/sandbox/exports.ts'

/** A member's promotion that has not ended. */
export interface RunningPromotion {
  readonly promotionId: number
  /** Whether the turnover of the promotion is complete. */
  readonly isPlayed: boolean
  /**
   * The part of the promotion's bonus that is still in the bonus wallet, in minor units. It is 0 while the promotion's
   * deposit is pending.
   */
  readonly bonus: number
}

/** The running promotion of a member. Undefined if no promotion runs. */
export function runningPromotionOf(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
): RunningPromotion | undefined {
  const row = database
    .prepare("SELECT * FROM member_promotions WHERE merchant_id = ? AND uid = ? AND state = 'running'")
    .get(merchantId, uid)
  if (!row) return undefined
  return {
    promotionId: Number(row.promotion_id),
    isPlayed: Number(row.turnover_done) >= Number(row.turnover_target),
    bonus: Math.min(paidBonus(database, merchantId, row), heldBonus(database, merchantId, uid)),
  }
}

function paidBonus(database: DatabaseSync, merchantId: string, row: Readonly<Record<string, unknown>>): number {
  const isPaid = row.transaction_id === null || isPosted(database, merchantId, String(row.transaction_id), 'bonus')
  return isPaid ? Number(row.bonus) : 0
}

/** The balance of the member's bonus wallet in minor units. 0 if the member has no bonus wallet. */
function heldBonus(database: DatabaseSync, merchantId: string, uid: string): number {
  const position = findBonusWallet(database, merchantId, uid)
  return position === undefined ? 0 : balanceOf(database, merchantId, uid, position)
}
