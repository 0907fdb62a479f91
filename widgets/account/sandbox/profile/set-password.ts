import {
  type Call,
  endedByAnother,
  type EndpointName,
  hashPassword,
  type MemberRow,
} from '../../../../sandbox/index.ts'

/**
 * Gives a member a new password, ends its sessions with 1001, and ends what was begun for a forgotten one.
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
