import type { DatabaseSync } from 'node:sqlite'
import { prepared, type Text } from '../../../../sandbox/index.ts'

export interface LedgerEntry {
  readonly uid: string
  /** The index of the member's wallet. 0 holds the balance. */
  readonly position: number
  readonly kind: 'opening' | 'deposit' | 'withdrawal' | 'returned' | 'bonus' | 'released' | 'burned' | 'stake' | 'prize'
  /** Minor units. Negative for money that leaves the wallet. */
  readonly amount: number
  readonly transactionId?: string | undefined
  /** The idempotency key of the call, for a row without a transaction. */
  readonly intent?: string | undefined
  /** The reason for a bonus, shown in the history. */
  readonly note?: Text
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Adds a row to the ledger. The row changes the wallet by its amount.
 *
 * @throws if the amount is 0, the wallet would fall below zero, or the transaction already has a row of this kind
 */
export function post(database: DatabaseSync, merchantId: string, entry: LedgerEntry): void {
  const { uid, position, kind, amount, transactionId = null, intent = null, note = { en: '' }, at } = entry
  prepared(
    database,
    `INSERT INTO ledger (merchant_id, uid, position, kind, amount, transaction_id, intent, note, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(merchantId, uid, position, kind, amount, transactionId, intent, JSON.stringify(note), at)
}

/** The balance of one wallet of a member in minor units. 0 for a missing wallet. */
export function balanceOf(database: DatabaseSync, merchantId: string, uid: string, position = 0): number {
  const row = prepared(database, 'SELECT balance FROM wallets WHERE merchant_id = ? AND uid = ? AND position = ?').get(
    merchantId,
    uid,
    position,
  )
  return Number(row?.balance ?? 0)
}

/** A member's stakes with all wallets, in minor units. */
export function stakedBy(database: DatabaseSync, merchantId: string, uid: string): number {
  const row = prepared(
    database,
    "SELECT sum(-amount) AS staked FROM ledger WHERE merchant_id = ? AND uid = ? AND kind = 'stake'",
  ).get(merchantId, uid)
  return Number(row?.staked ?? 0)
}

/** Whether the ledger has a row of this kind for a deposit or withdrawal. */
export function isPosted(
  database: DatabaseSync,
  merchantId: string,
  transactionId: string,
  kind: LedgerEntry['kind'],
): boolean {
  return (
    database
      .prepare('SELECT 1 FROM ledger WHERE merchant_id = ? AND transaction_id = ? AND kind = ?')
      .get(merchantId, transactionId, kind) !== undefined
  )
}

/** The index of the member's bonus wallet. Undefined if the member has no bonus wallet. */
export function findBonusWallet(database: DatabaseSync, merchantId: string, uid: string): number | undefined {
  const row = database
    .prepare("SELECT position FROM wallets WHERE merchant_id = ? AND uid = ? AND display = 'Bonus'")
    .get(merchantId, uid)
  return row ? Number(row.position) : undefined
}

/** The index of the member's bonus wallet. Creates a missing wallet. */
export function ensureBonusWallet(database: DatabaseSync, merchantId: string, uid: string): number {
  const known = findBonusWallet(database, merchantId, uid)
  if (known !== undefined) return known
  database
    .prepare("INSERT INTO wallets (merchant_id, uid, position, display, balance) VALUES (?, ?, 1, 'Bonus', 0)")
    .run(merchantId, uid)
  return 1
}

/** Adds an amount to the member's bonus wallet. Creates a missing wallet. Does nothing for 0. */
export function payBonus(
  database: DatabaseSync,
  merchantId: string,
  bonus: Pick<LedgerEntry, 'uid' | 'amount' | 'transactionId' | 'intent' | 'at'> & { readonly note: Text },
): void {
  if (bonus.amount === 0) return
  const position = ensureBonusWallet(database, merchantId, bonus.uid)
  post(database, merchantId, { ...bonus, position, kind: 'bonus' })
}
