import { findAccount } from '../profile/find-account.ts'
import { accountKey } from '../profile/read-phone.ts'
import { sendCode } from '../one-time-passwords/send-code.ts'
import { mask } from '../one-time-passwords/mask.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { openEndpoint } from '../../../../sandbox/index.ts'

/**
 * Sends the one-time password of a forgotten password. For an unknown account, does the same work and returns the same
 * response, but sends no message. A caller thus cannot find out which accounts exist (AUT-16, AUT-17).
 */
export const userForgotPasswordTac = openEndpoint(
  'user/forgot-password-tac',
  ({ sandbox, merchant, payload, language }) => {
    const account = accountKey(merchant, payload.username)
    const member = findAccount(sandbox.database, merchant.id, account)
    const isEmail = account.includes('@')
    return sendCode(
      oneTimePasswordsOf(sandbox, merchant),
      { purpose: 'forget', account },
      {
        sendType: isEmail ? 'email' : 'sms',
        maskedAddress: mask(account),
        to: isEmail ? member?.email : member?.phone,
      },
      language,
    )
  },
)
