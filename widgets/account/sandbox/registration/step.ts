import type { RegistrationDraft } from '../../../../schemas/generated/records.ts'
import type { Phone } from '../profile/read-phone.ts'
import type { EndpointResponse, Call } from '../../../../sandbox/index.ts'
import type { OneTimePasswords, OtpKey } from '../one-time-passwords/one-time-passwords.ts'

/** How long a sign-up may use a one-time password after the successful check of the password, in ms. */
const signUpTime = 30 * 60_000

/** A step of a sign-up with a valid phone number. */
export interface Step {
  readonly call: Call<'register/register-v2'>
  readonly draft: RegistrationDraft
  readonly phone: Phone
  readonly passwords: OneTimePasswords
  readonly key: OtpKey
}

export type StepResponse = EndpointResponse<'register/register-v2'>

/** Whether the draft's one-time password is correct, or the brand asks for none. */
export async function hasRightCode({ call, draft, passwords, key }: Step): Promise<boolean> {
  if (call.merchant.data.register.otp === 0) return true
  return (await passwords.wasCorrect(key, draft.sms_otp, signUpTime)) === 'right'
}
