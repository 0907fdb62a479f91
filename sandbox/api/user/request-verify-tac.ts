import { readContact } from '../../account/read-contact.ts'
import { answerReceipt } from '../../otp/answer-receipt.ts'
import { mask } from '../../otp/mask.ts'
import { oneTimePasswordsOf } from '../../otp/one-time-passwords.ts'
import { memberEndpoint } from '../endpoint.ts'
import { refusal } from '../refusals.ts'

/** Sends the one-time password that verifies a contact of the member (STA-10). */
export const userRequestVerifyTac = memberEndpoint(
  'user/request-verify-tac',
  ({ world, merchant, member, payload, language }) => {
    const contact = readContact(member, payload.type, payload.value)
    if (typeof contact === 'string') return refusal(contact, language)
    const { value, key } = contact
    return answerReceipt(
      oneTimePasswordsOf(world, merchant),
      key,
      { sendType: payload.type === 'email' ? 'email' : 'sms', masked: mask(value), to: value },
      language,
    )
  },
)
