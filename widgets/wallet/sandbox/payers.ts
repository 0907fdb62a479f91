import type { DatabaseSync } from 'node:sqlite'

/** The wallet's data about a member, apart from the money. */
export interface PayerRow {
  /** 1 until the first deposit arrives. */
  readonly first_deposit: number
  /** Hash of the withdrawal PIN. Null if the member has no PIN. */
  readonly pin_hash: string | null
}

/** The wallet's data about a member. Throws if the member has no wallet. Every member of the brand should have one. */
export function payerOf(database: DatabaseSync, merchantId: string, uid: string): PayerRow {
  const row = database
    .prepare('SELECT first_deposit, pin_hash FROM payers WHERE merchant_id = ? AND uid = ?')
    .get(merchantId, uid)
  if (!row) throw new Error(`${uid} has no wallet.`)
  return { first_deposit: Number(row.first_deposit), pin_hash: row.pin_hash === null ? null : String(row.pin_hash) }
}
