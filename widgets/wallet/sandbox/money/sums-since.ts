import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../../../sandbox/index.ts'

/** A member's deposits since a given time, in minor units. Pending ones count, refused ones do not. */
export function depositedSince(database: DatabaseSync, merchantId: string, uid: string, since: number): number {
  const row = prepared(
    database,
    `SELECT sum(amount) AS sum FROM transactions
     WHERE merchant_id = ? AND uid = ? AND kind = 'deposit' AND state <> 'refused' AND created >= ?`,
  ).get(merchantId, uid, since)
  return Number(row?.sum ?? 0)
}

/** A member's stakes and prizes with all wallets since a given time, in minor units. */
export function playedSince(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  since: number,
): { readonly staked: number; readonly won: number } {
  const row = prepared(
    database,
    `SELECT sum(CASE kind WHEN 'stake' THEN -amount END) AS staked, sum(CASE kind WHEN 'prize' THEN amount END) AS won
     FROM ledger WHERE merchant_id = ? AND uid = ? AND at >= ?`,
  ).get(merchantId, uid, since)
  return { staked: Number(row?.staked ?? 0), won: Number(row?.won ?? 0) }
}
