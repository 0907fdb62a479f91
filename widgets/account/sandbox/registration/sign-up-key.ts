import type { SandboxMerchant } from '../../../../sandbox/index.ts'
import type { OtpKey } from '../one-time-passwords/one-time-passwords.ts'
import type { Phone } from '../profile/read-phone.ts'

/**
 * The key of a sign-up's one-time password. The key contains the phone number. If the brand sends the password by
 * e-mail, the key also contains the e-mail address, so the password proves only this address.
 */
export function signUpKey({ data }: SandboxMerchant, { username }: Phone, email = ''): OtpKey {
  const account = data.register.send_type === 'email' ? `${username}:${email.toLowerCase()}` : username
  return { purpose: 'register', account }
}
