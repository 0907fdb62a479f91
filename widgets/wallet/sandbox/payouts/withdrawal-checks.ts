import { randomBytes } from 'node:crypto'
import type { WithdrawalCheck } from '../../../../schemas/generated/records.ts'
import { type MemberCall, serverTime } from '../../../../sandbox/index.ts'

/** How long a passed check lets the session withdraw, in ms. */
const checkTime = 300_000
/** Number of wrong entries that lock the checks. */
const mostWrong = 5
/** Duration of the lock, in ms. */
const lockTime = 15 * 60_000

type CheckCall = Pick<MemberCall<'withdraw/check-pin'>, 'sandbox' | 'merchant' | 'member' | 'utk'>

/** The check by PIN or full name before a withdrawal, for one session (RTE-07). */
export interface WithdrawalChecks {
  /** Whether too many wrong entries have locked the check. */
  isLocked(): boolean
  noteWrong(): void
  /** Lets this session withdraw once. */
  pass(kind: 'pin' | 'fullname'): WithdrawalCheck
  /**
   * Uses the passed check. False if the session has no valid check. Call it within the transaction of the withdrawal.
   */
  use(): boolean
}

export function withdrawalChecksOf({
  sandbox: { database, clock },
  merchant,
  member,
  utk,
}: CheckCall): WithdrawalChecks {
  const ofMember = [merchant.id, member.uid] as const
  return {
    isLocked() {
      const row = database
        .prepare('SELECT count, last FROM wrong_checks WHERE merchant_id = ? AND uid = ?')
        .get(...ofMember)
      return Number(row?.count ?? 0) >= mostWrong && clock.now() < Number(row?.last) + lockTime
    },
    noteWrong() {
      database
        .prepare(
          `INSERT INTO wrong_checks (merchant_id, uid, count, last) VALUES (:merchant, :uid, 1, :now)
           ON CONFLICT DO UPDATE SET count = CASE WHEN last + :lock <= :now THEN 1 ELSE count + 1 END, last = :now`,
        )
        .run({ merchant: merchant.id, uid: member.uid, now: clock.now(), lock: lockTime })
    },
    pass(kind) {
      const expires = clock.now() + checkTime
      database.prepare('DELETE FROM wrong_checks WHERE merchant_id = ? AND uid = ?').run(...ofMember)
      database
        .prepare('REPLACE INTO withdrawal_checks (merchant_id, uid, utk, kind, expires) VALUES (?, ?, ?, ?, ?)')
        .run(...ofMember, utk, kind, expires)
      return { token: randomBytes(12).toString('base64url'), expires: serverTime(expires) }
    },
    use() {
      const { changes } = database
        .prepare('DELETE FROM withdrawal_checks WHERE merchant_id = ? AND uid = ? AND utk = ? AND expires > ?')
        .run(...ofMember, utk, clock.now())
      return changes === 1
    },
  }
}
