import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../database/open-database.ts'
import { dropDepositBonus, payDepositBonus } from './bonuses.ts'
import { post } from './ledger.ts'
import type { TransactionRow } from './transactions.ts'

/** How long a payment page waits for its payment, in ms: the deposit countdown of F9. */
export const paymentTime = 900_000

/** The bank refuses amounts that end in .13. */
const isUnlucky = (amount: number) => amount % 100 === 13

/**
 * Lets the bank decide what is due: a deposit comes in, a withdrawal has gone out. It refuses amounts that end in .13, and
 * a payment page that nobody used in time. A refused withdrawal is returned to the wallet.
 */
export function settleDue(database: DatabaseSync, merchantId: string, now: number): void {
  const due = database
    .prepare(
      `SELECT id, uid, kind, amount, settles, created FROM transactions
       WHERE merchant_id = :merchant AND state = 'pending'
         AND (settles <= :now OR (settles IS NULL AND created <= :now - :wait))
       ORDER BY coalesce(settles, created)`,
    )
    .all({ merchant: merchantId, now, wait: paymentTime })
    .map((row) => ({ ...row }) as unknown as TransactionRow)
  if (due.length === 0) return
  inTransaction(database, () => {
    for (const transaction of due) {
      const { settles, created, amount } = transaction
      const isDone = settles !== null && !isUnlucky(amount)
      settle(database, merchantId, transaction, isDone ? 'done' : 'refused', settles ?? created + paymentTime)
    }
  })
}

/** Decides one transaction, once. It must run within a transaction of the database. */
export function settle(
  database: DatabaseSync,
  merchantId: string,
  { id, uid, kind, amount }: Pick<TransactionRow, 'id' | 'uid' | 'kind' | 'amount'>,
  state: 'done' | 'refused',
  at: number,
): void {
  const { changes } = database
    .prepare("UPDATE transactions SET state = ?, settled = ? WHERE merchant_id = ? AND id = ? AND state = 'pending'")
    .run(state, at, merchantId, id)
  if (changes === 0) return
  const row = { uid, position: 0, amount, transactionId: id, at }
  if (kind === 'withdrawal') {
    if (state === 'refused') post(database, merchantId, { ...row, kind: 'returned' })
  } else if (state === 'refused') {
    dropDepositBonus(database, merchantId, { uid, id })
  } else {
    post(database, merchantId, { ...row, kind: 'deposit' })
    database.prepare('UPDATE members SET first_deposit = 0 WHERE merchant_id = ? AND uid = ?').run(merchantId, uid)
    payDepositBonus(database, merchantId, { uid, id }, at)
  }
}
