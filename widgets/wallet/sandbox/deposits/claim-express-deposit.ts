import type { DatabaseSync } from 'node:sqlite'

/**
 * Looks for the member's last express deposit of this channel and amount that the bank has not refused. Turns it into
 * the reported deposit, so that the transfer counts once. Returns whether such a deposit exists.
 */
export function claimExpressDeposit(
  database: DatabaseSync,
  merchantId: string,
  deposit: {
    readonly uid: string
    readonly channelId: number
    readonly amount: number
    readonly intent: string | null
  },
): boolean {
  const { changes } = database
    .prepare(
      `UPDATE transactions SET is_express = 0, intent = coalesce(:intent, intent)
       WHERE rowid = (SELECT rowid FROM transactions WHERE merchant_id = :merchant AND uid = :uid
         AND state != 'refused' AND is_express = 1 AND channel_id = :channelId AND amount = :amount
         ORDER BY created DESC, rowid DESC LIMIT 1)`,
    )
    .run({ merchant: merchantId, ...deposit })
  return changes === 1
}
