import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import {
  type Columns,
  integerColumn,
  localisedColumn,
  orNull,
  prepared,
  rowReader,
  type Text,
  textColumn,
  wordColumn,
} from '../../../../sandbox/index.ts'

/** A deposit or a withdrawal in the table. `amount` is in minor units, times are in ms since 1970. */
export interface TransactionRow {
  readonly id: string
  readonly uid: string
  readonly kind: 'deposit' | 'withdrawal'
  readonly state: 'pending' | 'done' | 'refused'
  readonly amount: number
  readonly channel_id: number | null
  /** Name of the channel, bank or coin, or the reason for a bonus. The table stores it as JSON. */
  readonly method: Text
  readonly account: string
  /** Amount of coins as a decimal number. Null without a coin. */
  readonly actual_amount: string | null
  /** Keys of receipts, joined by a comma. */
  readonly receipt: string
  readonly is_express: number
  /** Id of the deposit's payment page. */
  readonly page_id: string | null
  readonly created: number
  /** The planned time of the bank's decision. Null while the payment page is unused. */
  readonly settles: number | null
  /** The time of the decision. Null while the transaction is pending. */
  readonly settled: number | null
  /** The idempotency key of the call that requested the transaction. */
  readonly intent: string | null
}

/** A row of the history: a transaction or a bonus. */
export type HistoryRow = Omit<TransactionRow, 'kind'> & { readonly kind: TransactionRow['kind'] | 'bonus' }

export const transactionColumns: Columns<TransactionRow> = {
  id: textColumn,
  uid: textColumn,
  kind: wordColumn(['deposit', 'withdrawal']),
  state: wordColumn(['pending', 'done', 'refused']),
  amount: integerColumn,
  channel_id: orNull(integerColumn),
  method: localisedColumn,
  account: textColumn,
  actual_amount: orNull(textColumn),
  receipt: textColumn,
  is_express: integerColumn,
  page_id: orNull(textColumn),
  created: integerColumn,
  settles: orNull(integerColumn),
  settled: orNull(integerColumn),
  intent: orNull(textColumn),
}

const readHistory = rowReader<HistoryRow>({
  ...transactionColumns,
  kind: wordColumn(['deposit', 'withdrawal', 'bonus']),
})

type NewTransaction = Pick<TransactionRow, 'uid' | 'kind' | 'amount' | 'method' | 'created' | 'settles'> &
  Partial<TransactionRow>

/** Writes and returns a pending transaction. */
export function insertTransaction(database: DatabaseSync, merchantId: string, given: NewTransaction): TransactionRow {
  const row: TransactionRow = {
    id: `${given.kind === 'deposit' ? 'D' : 'W'}${randomBytes(6).toString('hex').toUpperCase()}`,
    state: 'pending',
    channel_id: null,
    account: '',
    actual_amount: null,
    receipt: '',
    is_express: 0,
    page_id: null,
    settled: null,
    intent: null,
    ...given,
  }
  prepared(
    database,
    `INSERT INTO transactions (merchant_id, id, uid, kind, state, amount, channel_id, method, account, actual_amount,
         receipt, is_express, page_id, created, settles, settled, intent)
       VALUES (:merchant, :id, :uid, :kind, :state, :amount, :channel_id, :method, :account, :actual_amount,
         :receipt, :is_express, :page_id, :created, :settles, :settled, :intent)`,
  ).run({ merchant: merchantId, ...row, method: JSON.stringify(row.method) })
  return row
}

/** A filter of the history. Every given condition must hold. */
export interface HistoryFilter {
  readonly uid: string
  readonly kind?: HistoryRow['kind'] | undefined
  readonly state?: TransactionRow['state'] | undefined
  readonly intent?: string | undefined
  /** Created at this time or later. */
  readonly since?: number | undefined
  /** Created before this time. */
  readonly before?: number | undefined
}

const conditions = `merchant_id = :merchant AND uid = :uid
  AND (:kind IS NULL OR kind = :kind) AND (:state IS NULL OR state = :state) AND (:intent IS NULL OR intent = :intent)
  AND (:since IS NULL OR created >= :since) AND (:before IS NULL OR created < :before)`

const valuesOf = (merchant: string, filter: HistoryFilter) => ({
  merchant,
  uid: filter.uid,
  kind: filter.kind ?? null,
  state: filter.state ?? null,
  intent: filter.intent ?? null,
  since: filter.since ?? null,
  before: filter.before ?? null,
})

/**
 * The rows of the history that match a filter, newest first, and 1,000 at most by default. Among transactions of the
 * same time, the last written one is first.
 */
export function findHistory(
  database: DatabaseSync,
  merchantId: string,
  filter: HistoryFilter,
  rows: { readonly limit: number; readonly offset: number } = { limit: 1000, offset: 0 },
): HistoryRow[] {
  return database
    .prepare(
      `SELECT id, uid, kind, state, amount, channel_id, method, account, actual_amount, receipt, is_express, page_id,
         created, settles, settled, intent
       FROM money_history WHERE ${conditions} ORDER BY created DESC, place DESC, id DESC LIMIT :limit OFFSET :offset`,
    )
    .all({ ...valuesOf(merchantId, filter), ...rows })
    .map(readHistory)
}

export function countHistory(database: DatabaseSync, merchantId: string, filter: HistoryFilter): number {
  const row = database
    .prepare(`SELECT count(*) AS count FROM money_history WHERE ${conditions}`)
    .get(valuesOf(merchantId, filter))
  return Number(row?.count)
}
