import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { integerColumn, orNull, rowReader, textColumn, toDecimal } from '../../../../sandbox/index.ts'

/**
 * A row of the ledger in the response of the control endpoint. Amounts are decimals, negative if they leave the wallet.
 */
export interface ShownEntry {
  readonly merchant: string
  readonly username: string
  readonly wallet: string
  readonly kind: string
  readonly amount: string
  /** Id of the deposit or withdrawal to which the row belongs. */
  readonly transaction: string | null
  /** The idempotency key of the call that caused the row. */
  readonly intent: string | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** 1 for a row of the seed. */
  readonly seeded: number
}

const walletColumns = {
  merchant: textColumn,
  username: textColumn,
  wallet: textColumn,
  amount: (value?: SQLOutputValue) => toDecimal(integerColumn(value)),
}
const readWallet = rowReader(walletColumns)
const readEntry = rowReader<ShownEntry>({
  ...walletColumns,
  kind: textColumn,
  transaction: orNull(textColumn),
  intent: orNull(textColumn),
  at: integerColumn,
  seeded: integerColumn,
})

/** Every row of the ledger, oldest first, and every wallet, for tests. */
export function wholeLedger(database: DatabaseSync): {
  readonly ledger: readonly ShownEntry[]
  readonly wallets: readonly Pick<ShownEntry, 'merchant' | 'username' | 'wallet' | 'amount'>[]
} {
  const ledger = database
    .prepare(
      `SELECT l.merchant_id AS merchant, m.username, w.display AS wallet, l.kind, l.amount,
         l.transaction_id AS "transaction", coalesce(l.intent, t.intent) AS intent, l.at, l.at < s.at AS seeded
       FROM ledger l JOIN members m USING (merchant_id, uid) JOIN wallets w USING (merchant_id, uid, position)
       JOIN seeded s USING (merchant_id)
       LEFT JOIN transactions t ON t.merchant_id = l.merchant_id AND t.id = l.transaction_id ORDER BY l.entry_id`,
    )
    .all()
    .map(readEntry)
  const wallets = database
    .prepare(
      `SELECT merchant_id AS merchant, m.username, w.display AS wallet, w.balance AS amount
       FROM wallets w JOIN members m USING (merchant_id, uid) ORDER BY merchant_id, m.username, w.position`,
    )
    .all()
    .map(readWallet)
  return { ledger, wallets }
}
