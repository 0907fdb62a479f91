import type { DatabaseSync } from 'node:sqlite'
import { balanceOf, bonusWallet, post } from './ledger.ts'

/**
 * Ends the running promotion of a member. A bonus that was played through goes from the bonus wallet to the balance, any
 * other is gone. False where none is running. It must run within a transaction of the database.
 */
export function endPromotion(database: DatabaseSync, merchantId: string, uid: string, at: number): boolean {
  const running = database
    .prepare("SELECT * FROM member_promotions WHERE merchant_id = ? AND uid = ? AND state = 'running'")
    .get(merchantId, uid)
  if (!running) return false
  const isPlayed = Number(running.turnover_done) >= Number(running.turnover_target)
  database
    .prepare('UPDATE member_promotions SET state = ? WHERE merchant_id = ? AND uid = ? AND promotion_id = ?')
    .run(isPlayed ? 'completed' : 'expired', merchantId, uid, running.promotion_id as number)
  const position = bonusWallet(database, merchantId, uid)
  const amount = Math.min(paidBonus(database, merchantId, running), balanceOf(database, merchantId, uid, position))
  if (amount === 0) return true
  const note = String(running.promotion_id)
  post(database, merchantId, { uid, position, kind: isPlayed ? 'released' : 'burned', amount: -amount, note, at })
  if (isPlayed) post(database, merchantId, { uid, position: 0, kind: 'released', amount, note, at })
  return true
}

/** The bonus of a running promotion; nothing while the deposit that it counts by is pending. */
function paidBonus(database: DatabaseSync, merchantId: string, running: Readonly<Record<string, unknown>>): number {
  if (running.transaction_id === null) return Number(running.bonus)
  const paid = database
    .prepare("SELECT 1 FROM ledger WHERE merchant_id = ? AND transaction_id = ? AND kind = 'bonus'")
    .get(merchantId, String(running.transaction_id))
  return paid ? Number(running.bonus) : 0
}
