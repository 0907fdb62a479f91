import { isPassword } from '../../account/password-bounds.ts'
import { setPassword } from '../../account/set-password.ts'
import { passwordMatches } from '../../session/passwords.ts'
import { memberEndpoint } from '../endpoint.ts'
import { refusal } from '../refusals.ts'

/** Sets a new password for the member and ends its other sessions (VAL-08). */
export const userChangePassword = memberEndpoint('user/change-password', async (call) => {
  const { member, payload, language } = call
  if (!isPassword(payload.new_password)) return refusal('password-bounds', language)
  if (payload.new_password !== payload.confirm_new_password) return refusal('password-differs', language)
  const isRight = await passwordMatches(payload.old_password, member.password_hash)
  if (!isRight) return refusal('password-wrong', language)
  setPassword(call, member, payload.new_password, call.sessionId)
  return { status: true }
})
