import { refuse, type Refusal } from '../http/envelope.ts'
import type { Language } from './endpoint.ts'
import { type MessageName, message } from './messages.ts'

/** The codes of the account calls. They are permanent: clients decide by them. */
const codes = {
  'otp-sent-already': 140014,
  'otp-wrong': 4101,
  'otp-ended': 4102,
  'account-exists': 4111,
  'phone-bounds': 4112,
  'password-bounds': 4113,
  'password-differs': 4114,
  'sign-up-closed': 4115,
  'bank-account': 4116,
  fullname: 4117,
  email: 4118,
  'tax-id': 4119,
  'password-wrong': 4121,
  'pin-form': 4122,
  'old-pin-wrong': 4123,
  'contact-not-yours': 4124,
  'contact-taken': 4125,
  'profile-filled': 4126,
} as const satisfies Partial<Record<MessageName, number>>

export type RefusalName = keyof typeof codes

/** A refusal of the account calls, with its code and its sentence in the language of the page. */
export function refusal(name: RefusalName, language: Language): Refusal {
  return refuse(codes[name], message(name, language))
}
