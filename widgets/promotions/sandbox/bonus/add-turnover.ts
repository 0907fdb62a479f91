import type { DatabaseSync } from 'node:sqlite'

/** Counts a stake, in minor units, towards the turnover of the member's running promotion, up to its target. */
export function addTurnover(database: DatabaseSync, merchantId: string, uid: string, stake: number): void {
  database
    .prepare(
      `UPDATE member_promotions SET turnover_done = min(turnover_done + ?, turnover_target)
       WHERE merchant_id = ? AND uid = ? AND state = 'running'`,
    )
    .run(stake, merchantId, uid)
}
