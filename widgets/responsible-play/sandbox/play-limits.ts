import type { DatabaseSync } from 'node:sqlite'
import type { PlayLimit } from '../../../schemas/generated/records.ts'
import { prepared } from '../../../sandbox/index.ts'

/** Every limit that a member can set. */
export const limitKinds = [
  { kind: 'deposit', period: 'day' },
  { kind: 'deposit', period: 'week' },
  { kind: 'deposit', period: 'month' },
  { kind: 'loss', period: 'day' },
  { kind: 'loss', period: 'week' },
  { kind: 'loss', period: 'month' },
  { kind: 'session', period: 'session' },
] as const satisfies readonly Pick<PlayLimit, 'kind' | 'period'>[]

export type LimitKind = (typeof limitKinds)[number]

/** How long a member waits for a higher or a removed limit, in ms. */
const raiseTime = 24 * 3_600_000

/** A member's limit at a given time: minor units, or minutes of a session. Undefined means no limit. */
export interface LimitState {
  readonly amount: number | undefined
  /** The pending change, and when it takes effect, in ms since 1970. */
  readonly pendingChange?: { readonly amount: number | undefined; readonly from: number }
}

/** A member's limit at a given time. */
export function limitOf(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  { kind, period }: LimitKind,
  now: number,
): LimitState {
  const row = prepared(
    database,
    `SELECT amount, next_amount, next_from FROM play_limits
     WHERE merchant_id = ? AND uid = ? AND kind = ? AND period = ?`,
  ).get(merchantId, uid, kind, period)
  const amount = amountOf(row?.amount)
  if (typeof row?.next_from !== 'number') return { amount }
  const next = { amount: amountOf(row.next_amount), from: row.next_from }
  return now >= next.from ? { amount: next.amount } : { amount, pendingChange: next }
}

const amountOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/**
 * Sets a limit. An equal or lower limit takes effect immediately and drops a pending change. A higher or removed limit
 * waits a day.
 *
 * @param newAmount undefined for no limit
 */
export function setLimit(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  { kind, period }: LimitKind,
  { newAmount, now }: { readonly newAmount: number | undefined; readonly now: number },
): void {
  const { amount } = limitOf(database, merchantId, uid, { kind, period } as LimitKind, now)
  const isStricter = (newAmount ?? Infinity) <= (amount ?? Infinity)
  prepared(
    database,
    `INSERT INTO play_limits (merchant_id, uid, kind, period, amount, next_amount, next_from) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (merchant_id, uid, kind, period) DO UPDATE
     SET amount = excluded.amount, next_amount = excluded.next_amount, next_from = excluded.next_from`,
  ).run(
    merchantId,
    uid,
    kind,
    period,
    (isStricter ? newAmount : amount) ?? null,
    isStricter ? null : (newAmount ?? null),
    isStricter ? null : now + raiseTime,
  )
}
