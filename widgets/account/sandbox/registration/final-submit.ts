import { createMember } from './create-member.ts'
import { refusal } from '../messages.ts'
import { banksOf } from '../catalogue/banks.ts'
import { findMember } from '../../../../sandbox/index.ts'
import { readBankAccount } from './bank-account.ts'
import { findAccount } from '../profile/find-account.ts'
import { asksForEmail, checkDetails } from './check-details.ts'
import { hasRightCode, type Step, type StepResponse } from './step.ts'

/** Handles a call with `page: 2`: checks all required details and creates the member (AUT-12). */
export async function handleFinalSubmit(step: Step): Promise<StepResponse> {
  const { call, draft, phone, passwords, key } = step
  const { sandbox, merchant, language } = call
  const setting = merchant.data.register
  const reason = checkDetails(setting, draft)
  if (reason) return refusal(reason, language)

  const { currency, abr } = phone.country
  const asksForBank = setting.bank === 1 && banksOf(currency).length > 0
  const bankAccount = asksForBank ? readBankAccount(sandbox.seed, setting, draft, currency) : undefined
  if (asksForBank && !bankAccount) return refusal('bank-account', language)

  const isRight = await hasRightCode(step)
  // No `await` from here on. If two submits arrive together, the later one then finds the account that the earlier one
  // created.
  if (findMember(sandbox.database, merchant.id, phone)) return refusal('account-exists', language)
  const email = asksForEmail(setting) ? (draft.email ?? '').toLowerCase() : ''
  const isEmailVerified = setting.otp === 1 && setting.send_type === 'email'
  if (isEmailVerified && findAccount(sandbox.database, merchant.id, email)) return refusal('contact-taken', language)
  if (!isRight || (setting.otp === 1 && !passwords.use(key))) return refusal('otp-ended', language)
  createMember(sandbox, merchant, {
    phone,
    isPhoneVerified: setting.otp === 1 && setting.send_type === 'sms',
    password: draft.password,
    fullname: bankAccount?.holder ?? (setting.fullname === 1 ? (draft.fullname ?? '').trim() : ''),
    email,
    isEmailVerified,
    locale: `${language}-${abr.toLowerCase()}`,
    bankAccount,
    taxId: setting.tax_id === 1 ? (draft.tax_id ?? '') : '',
    ref: draft.ref,
    termsVersion: draft.terms_version ?? '',
  })
  return { status: true, data: { status: 'SUCCESS' } }
}
