import {
  type Call,
  endedByAnother,
  type EndpointName,
  hashPassword,
  type MemberRow,
} from '../../../../sandbox/index.ts'

/**
 * Sets a member's password, ends the sessions with 1001, and ends a reset that has begun.
 *
 * @param keptSession the session that continues
 */
export function setPassword(
  { world, merchant, sessions }: Pick<Call<EndpointName>, 'world' | 'merchant' | 'sessions'>,
  { uid, username, email }: MemberRow,
  password: string,
  keptSession?: string,
): void {
  world.database
    .prepare('UPDATE members SET password_hash = ? WHERE merchant_id = ? AND uid = ?')
    .run(hashPassword(password), merchant.id, uid)
  world.database
    .prepare(`DELETE FROM one_time_passwords WHERE merchant_id = ? AND purpose = 'forget' AND account IN (?, ?)`)
    .run(merchant.id, username, email)
  sessions.endAll(endedByAnother, uid, keptSession)
}
