import { emit, inTransaction, rowReader, type SandboxMerchant, type SandboxContext } from '../../../../sandbox/index.ts'
import { post } from './ledger.ts'
import { type TransactionRow, transactionColumns } from './transactions.ts'

/** How long a payment page waits for its payment, in ms: the deposit countdown (DEP-11). */
export const paymentTime = 900_000

/** The bank refuses amounts that end in .13. */
const isRefusedByBank = (amount: number) => amount % 100 === 13

/** The outcome of a deposit or withdrawal. The bank, the payer or the end of the payment time decides. */
export interface Settlement {
  readonly transaction: Pick<TransactionRow, 'id' | 'uid' | 'kind' | 'amount'>
  readonly state: 'done' | 'refused'
  /** Milliseconds since 1970. */
  readonly at: number
}

const { id, uid, kind, amount, settles, created } = transactionColumns
const readDue = rowReader({ id, uid, kind, amount, settles, created })

/**
 * Settles due deposits and withdrawals. The bank refuses amounts that end in .13. A deposit is refused if nobody paid
 * on its payment page in time. The amount of a refused withdrawal returns to the wallet.
 */
export function settleDue(sandbox: SandboxContext, merchant: SandboxMerchant): void {
  const due = sandbox.database
    .prepare(
      `SELECT id, uid, kind, amount, settles, created FROM transactions
       WHERE merchant_id = :merchant AND state = 'pending'
         AND (settles <= :now OR (settles IS NULL AND created <= :now - :wait))
       ORDER BY coalesce(settles, created)`,
    )
    .all({ merchant: merchant.id, now: sandbox.clock.now(), wait: paymentTime })
    .map(readDue)
  if (due.length === 0) return
  inTransaction(sandbox.database, () => {
    for (const transaction of due) {
      const { settles, created, amount } = transaction
      const state = settles !== null && !isRefusedByBank(amount) ? 'done' : 'refused'
      settle(sandbox, merchant, { transaction, state, at: settles ?? created + paymentTime })
    }
  })
}

/**
 * Settles a pending transaction once, and notifies the parts of other areas. Call it within a transaction of the
 * database.
 */
export function settle(sandbox: SandboxContext, merchant: SandboxMerchant, settlement: Settlement): void {
  const { database } = sandbox
  const { state, at, transaction } = settlement
  const { id, uid, kind, amount } = transaction
  const { changes } = database
    .prepare("UPDATE transactions SET state = ?, settled = ? WHERE merchant_id = ? AND id = ? AND state = 'pending'")
    .run(state, at, merchant.id, id)
  if (changes === 0) return
  const row = { uid, position: 0, amount, transactionId: id, at }
  if (kind === 'withdrawal' && state === 'refused') post(database, merchant.id, { ...row, kind: 'returned' })
  if (kind === 'deposit' && state === 'done') {
    post(database, merchant.id, { ...row, kind: 'deposit' })
    database.prepare('UPDATE payers SET first_deposit = 0 WHERE merchant_id = ? AND uid = ?').run(merchant.id, uid)
  }
  emit(sandbox, merchant, 'wallet/decided', settlement)
}
