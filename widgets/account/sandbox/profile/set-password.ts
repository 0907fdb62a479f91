import {
  type Call,
  endedByAnother,
  type EndpointName,
  hashPassword,
  type MemberRow,
} from '../../../../sandbox/index.ts'

/**
 * Sets a member's password, ends the member's sessions with 1001, and ends a reset that has begun.
 *
 * @param keptSession the session that continues
 */
export function setPassword(
  { sandbox, merchant, sessions }: Pick<Call<EndpointName>, 'sandbox' | 'merchant' | 'sessions'>,
  { uid, username, email }: MemberRow,
  password: string,
  keptSession?: string,
): void {
  sandbox.database
    .prepare('UPDATE members SET password_hash = ? WHERE merchant_id = ? AND uid = ?')
    .run(hashPassword(password), merchant.id, uid)
  sandbox.database
    .prepare(`DELETE FROM one_time_passwords WHERE merchant_id = ? AND purpose = 'forget' AND account IN (?, ?)`)
    .run(merchant.id, username, email)
  sessions.endAll(endedByAnother, uid, keptSession)
}
