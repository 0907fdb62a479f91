import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../../sandbox/index.ts'

export type PauseKind = 'break' | 'exclusion'

/** The shortest and the longest pause of each kind, in days. */
const bounds = { break: [1, 42], exclusion: [180, 1830] } as const

/** Whether a pause of a kind may last a number of days. */
export const isPauseLength = (kind: PauseKind, days: number) => days >= bounds[kind][0] && days <= bounds[kind][1]

/** The end of a member's current pause, in ms since 1970. Undefined without a pause of this kind. */
export function pauseEnd(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  kind: PauseKind,
  now: number,
): number | undefined {
  const row = prepared(
    database,
    'SELECT until FROM play_pauses WHERE merchant_id = ? AND uid = ? AND kind = ? AND until > ?',
  ).get(merchantId, uid, kind, now)
  return row ? Number(row.until) : undefined
}

/** Starts a pause, or extends a current one that would end earlier. Returns the end of the pause, in ms since 1970. */
export function takePause(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  { kind, days, now }: { readonly kind: PauseKind; readonly days: number; readonly now: number },
): number {
  const until = Math.max(pauseEnd(database, merchantId, uid, kind, now) ?? 0, now + days * 24 * 3_600_000)
  prepared(
    database,
    `INSERT INTO play_pauses (merchant_id, uid, kind, until) VALUES (?, ?, ?, ?)
     ON CONFLICT (merchant_id, uid, kind) DO UPDATE SET until = excluded.until`,
  ).run(merchantId, uid, kind, until)
  return until
}
