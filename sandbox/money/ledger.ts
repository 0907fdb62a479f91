import type { DatabaseSync } from 'node:sqlite'

/** A row of the ledger. */
export interface LedgerEntry {
  readonly uid: string
  /** Which wallet of the member; 0 holds the balance. */
  readonly position: number
  readonly kind: 'opening' | 'deposit' | 'withdrawal' | 'returned' | 'bonus' | 'released' | 'burned'
  /** Minor units; negative takes from the wallet. */
  readonly amount: number
  readonly transactionId?: string | undefined
  /** The idempotency key of the call that moved it, where no transaction holds it. */
  readonly intent?: string | undefined
  /** What a bonus is for. */
  readonly note?: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Adds a row to the ledger, which moves the wallet by as much.
 *
 * @throws where the wallet would fall below zero, or the transaction has a row of this kind already
 */
export function post(database: DatabaseSync, merchantId: string, entry: LedgerEntry): void {
  const { uid, position, kind, amount, transactionId = null, intent = null, note = '', at } = entry
  database
    .prepare(
      `INSERT INTO ledger (merchant_id, uid, position, kind, amount, transaction_id, intent, note, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(merchantId, uid, position, kind, amount, transactionId, intent, note, at)
}

/** The balance of one wallet of a member in minor units; 0 where there is no such wallet. */
export function balanceOf(database: DatabaseSync, merchantId: string, uid: string, position = 0): number {
  const row = database
    .prepare('SELECT balance FROM wallets WHERE merchant_id = ? AND uid = ? AND position = ?')
    .get(merchantId, uid, position)
  return Number(row?.balance ?? 0)
}

/** The place of the member's bonus wallet, which is made where there is none. */
export function bonusWallet(database: DatabaseSync, merchantId: string, uid: string): number {
  const known = database
    .prepare("SELECT position FROM wallets WHERE merchant_id = ? AND uid = ? AND display = 'Bonus'")
    .get(merchantId, uid)
  if (known) return Number(known.position)
  database
    .prepare("INSERT INTO wallets (merchant_id, uid, position, display, balance) VALUES (?, ?, 1, 'Bonus', 0)")
    .run(merchantId, uid)
  return 1
}
