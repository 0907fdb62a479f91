import { isEmail } from '../profile/personal-fields.ts'
import { findAccount } from '../profile/find-account.ts'
import { readPhone } from '../profile/read-phone.ts'
import { badRequest, findMember, openEndpoint, refuse } from '../../../../sandbox/index.ts'
import { sendCode } from '../one-time-passwords/send-code.ts'
import { mask } from '../one-time-passwords/mask.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { signUpKey } from '../registration/sign-up-key.ts'
import { refusal } from '../messages.ts'

/** Sends the one-time password of a sign-up, bound to its phone number and e-mail address (AUT-11, AUT-12). */
export const userRequestRegisterTac = openEndpoint('user/request-register-tac', (call) => {
  const { sandbox, merchant, payload, language } = call
  const { register: isOpen, send_type: sendType } = merchant.data.register
  if (isOpen === 0) return refusal('sign-up-closed', language)
  if (payload.sendType !== sendType) return refuse(badRequest, `sendType must be ${sendType}.`)
  const { country_code, mobileno = '' } = payload
  const isOfCountry = mobileno.startsWith(`${country_code}-`)
  const phone = isOfCountry ? readPhone(country_code, mobileno.slice(country_code.length + 1)) : undefined
  if (phone?.country.currency !== payload.currency) return refusal('phone-bounds', language)
  if (findMember(sandbox.database, merchant.id, phone)) return refusal('account-exists', language)
  const email = (payload.email ?? '').toLowerCase()
  if (sendType === 'email' && !isEmail(email)) return refusal('email', language)
  if (sendType === 'email' && findAccount(sandbox.database, merchant.id, email))
    return refusal('contact-taken', language)
  const to = sendType === 'email' ? email : phone.shown
  return sendCode(
    oneTimePasswordsOf(sandbox, merchant),
    signUpKey(merchant, phone, email),
    { sendType, maskedAddress: mask(to), to },
    language,
  )
})
