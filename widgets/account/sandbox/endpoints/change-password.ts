import { isPassword } from '../profile/password-bounds.ts'
import { setPassword } from '../profile/set-password.ts'
import { memberEndpoint, passwordMatches } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Sets a new password for the member and ends the member's other sessions (VAL-08). */
export const userChangePassword = memberEndpoint('user/change-password', async (call) => {
  const { member, payload, language } = call
  if (!isPassword(payload.new_password)) return refusal('password-bounds', language)
  if (payload.new_password !== payload.confirm_new_password) return refusal('password-differs', language)
  const isRight = await passwordMatches(payload.old_password, member.password_hash)
  if (!isRight) return refusal('password-wrong', language)
  setPassword(call, member, payload.new_password, call.sessionId)
  return { status: true }
})
