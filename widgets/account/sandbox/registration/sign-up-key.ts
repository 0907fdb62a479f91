import type { SandboxMerchant } from '../../../../sandbox/index.ts'
import type { OtpKey } from '../one-time-passwords/one-time-passwords.ts'
import type { Phone } from '../profile/read-phone.ts'

/**
 * The key of a sign-up's one-time password. It contains the phone number, and the e-mail address if the brand sends the
 * password there. So the password proves that address only.
 */
export function signUpKey({ data }: SandboxMerchant, { username }: Phone, email = ''): OtpKey {
  const account = data.register.send_type === 'email' ? `${username}:${email.toLowerCase()}` : username
  return { purpose: 'register', account }
}
