import type { DatabaseSync } from 'node:sqlite'
import { minorOf, type SandboxMerchant, siteMidnight } from '../../../../sandbox/index.ts'
import { balanceOf } from '../money/ledger.ts'

/** A member's limits for withdrawals at a given time. */
export interface WithdrawLimit {
  /** The smaller of the balance and the rest of the day's limit, in minor units. */
  readonly available: number
  /** The rest of the day's limit, in minor units. */
  readonly dayLeft: number
  /** Number of withdrawals left today. Infinite without a limit. */
  readonly count: number
}

/** A member's limits now. The day is in the site's time zone. Refused withdrawals do not count. */
export function withdrawLimitOf(
  database: DatabaseSync,
  merchant: SandboxMerchant,
  uid: string,
  now: number,
): WithdrawLimit {
  const { withdraw_daily_limit, withdraw_daily_count = Number.POSITIVE_INFINITY } = merchant.data.withdrawal.settings
  const today = database
    .prepare(
      `SELECT count(*) AS count, coalesce(sum(amount), 0) AS sum FROM transactions
       WHERE merchant_id = ? AND uid = ? AND kind = 'withdrawal' AND state <> 'refused' AND created >= ?`,
    )
    .get(merchant.id, uid, siteMidnight(now, 0))
  const left = Math.max(0, minorOf(withdraw_daily_limit) - Number(today?.sum))
  return {
    available: Math.min(balanceOf(database, merchant.id, uid), left),
    dayLeft: left,
    count: Math.max(0, withdraw_daily_count - Number(today?.count)),
  }
}
