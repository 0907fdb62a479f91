import { readContact } from '../profile/read-contact.ts'
import { sendCode } from '../one-time-passwords/send-code.ts'
import { mask } from '../one-time-passwords/mask.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Sends the one-time password that verifies a contact of the member (STA-10). */
export const userRequestVerifyTac = memberEndpoint(
  'user/request-verify-tac',
  ({ sandbox, merchant, member, payload, language }) => {
    const contact = readContact(member, payload.type, payload.value)
    if (typeof contact === 'string') return refusal(contact, language)
    const { value, key } = contact
    return sendCode(
      oneTimePasswordsOf(sandbox, merchant),
      key,
      { sendType: payload.type === 'email' ? 'email' : 'sms', maskedAddress: mask(value), to: value },
      language,
    )
  },
)
