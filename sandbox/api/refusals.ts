import { refuse, type Refusal } from '../http/envelope.ts'
import type { Language } from './endpoint.ts'
import { type MessageName, message } from './messages.ts'

/** The codes of the account and money calls. They are permanent: clients decide by them. */
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
  'amount-form': 4201,
  'amount-low': 4202,
  'amount-high': 4203,
  'no-channel': 4204,
  'receipt-needed': 4205,
  'receipt-unknown': 4206,
  'receipt-files': 4207,
  'key-reused': 4208,
  'not-available': 4211,
  'daily-count': 4212,
  'no-payout-account': 4213,
  'rate-changed': 4214,
  'pin-first': 4215,
  'fullname-first': 4216,
  'pin-wrong': 4217,
  'fullname-wrong': 4218,
  'checks-locked': 4219,
  'not-your-name': 4221,
  'account-there': 4222,
  'address-wrong': 4223,
  'too-many-accounts': 4224,
  'promotion-ended': 4231,
  'promotion-taken': 4232,
  'promotion-running': 4233,
  'deposit-needed': 4234,
  'bonus-code-wrong': 4235,
  'bonus-code-used': 4236,
  'no-promotion': 4237,
  'document-there': 4241,
  'document-unknown': 4242,
} as const satisfies Partial<Record<MessageName, number>>

export type RefusalName = keyof typeof codes

/** A refusal with its code and its sentence in the language of the page. */
export function refusal(name: RefusalName, language: Language): Refusal {
  return refuse(codes[name], message(name, language))
}
