import { accountKey } from '../profile/read-phone.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { openEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Checks the one-time password of a forgotten password. A correct one allows one reset (AUT-18). */
export const userVerifyForgetTac = openEndpoint(
  'user/verify-forget-tac',
  async ({ sandbox, merchant, payload, language }) => {
    const key = { purpose: 'forget', account: accountKey(merchant, payload.username) } as const
    const result = await oneTimePasswordsOf(sandbox, merchant).check(key, payload.otp)
    return result === 'right' ? { status: true } : refusal(result === 'wrong' ? 'otp-wrong' : 'otp-ended', language)
  },
)
