import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../../../sandbox/index.ts'

/** The deposits of a member since a moment, in minor units: pending ones count, refused ones do not. */
export function depositedSince(database: DatabaseSync, merchantId: string, uid: string, since: number): number {
  const row = prepared(
    database,
    `SELECT sum(amount) AS sum FROM transactions
     WHERE merchant_id = ? AND uid = ? AND kind = 'deposit' AND state <> 'refused' AND created >= ?`,
  ).get(merchantId, uid, since)
  return Number(row?.sum ?? 0)
}

/** The stakes and prizes of a member with all wallets since a moment, in minor units. */
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
