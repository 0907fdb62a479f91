import { findAccount } from '../profile/find-account.ts'
import { isPassword } from '../profile/password-bounds.ts'
import { accountKey } from '../profile/read-phone.ts'
import { setPassword } from '../profile/set-password.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { openEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** How long a one-time password allows a reset after its check, in ms. */
const resetTime = 10 * 60_000

/** Sets a new password, once for each correct one-time password (AUT-18, VAL-08). */
export const userResetLoginPassword = openEndpoint('user/reset-login-password', async (call) => {
  const { sandbox, merchant, payload, language } = call
  if (!isPassword(payload.new_password)) return refusal('password-bounds', language)
  if (payload.new_password !== payload.confirm_new_password) return refusal('password-differs', language)
  const account = accountKey(merchant, payload.username)
  const key = { purpose: 'forget', account } as const
  const passwords = oneTimePasswordsOf(sandbox, merchant)
  const result = await passwords.wasCorrect(key, payload.otp, resetTime)
  if (result === 'wrong') return refusal('otp-wrong', language)
  const member = findAccount(sandbox.database, merchant.id, account)
  if (result === 'ended' || !member || !passwords.use(key)) return refusal('otp-ended', language)
  setPassword(call, member, payload.new_password)
  return { status: true }
})
