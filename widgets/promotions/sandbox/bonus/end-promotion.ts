import type { DatabaseSync } from 'node:sqlite'
import { ensureBonusWallet, post } from '../../../wallet/sandbox/exports.ts'
import type { SandboxMerchant } from '../../../../sandbox/index.ts'
import { titleOf } from './running-promotions.ts'
import { runningPromotionOf } from './running-promotion.ts'

/**
 * Ends the running promotion of a member. A bonus with a complete turnover moves from the bonus wallet to the balance;
 * any other bonus is lost. Returns false if no promotion is running. Call it within a transaction of the database.
 */
export function endPromotion(database: DatabaseSync, merchant: SandboxMerchant, uid: string, at: number): boolean {
  const { id: merchantId } = merchant
  const running = runningPromotionOf(database, merchantId, uid)
  if (!running) return false
  const { promotionId, isPlayed, bonus: amount } = running
  database
    .prepare("UPDATE member_promotions SET state = ? WHERE merchant_id = ? AND uid = ? AND state = 'running'")
    .run(isPlayed ? 'completed' : 'expired', merchantId, uid)
  if (amount === 0) return true
  const position = ensureBonusWallet(database, merchantId, uid)
  const note = titleOf(merchant, promotionId)
  post(database, merchantId, { uid, position, kind: isPlayed ? 'released' : 'burned', amount: -amount, note, at })
  if (isPlayed) post(database, merchantId, { uid, position: 0, kind: 'released', amount, note, at })
  return true
}
