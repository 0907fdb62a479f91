import type { RegistrationDraft } from '../../schemas/generated/records.ts'

/** A draft as the phone step sends it, with the changes in `more`. */
export function draftOf(more: Partial<RegistrationDraft> = {}, mobile = '0891112222', code = '66'): RegistrationDraft {
  return {
    currency: 'THB',
    mobileno: `${code}-${mobile}`,
    code,
    mobile,
    username: `${code}${mobile}`,
    smsverify: 0,
    sms_otp: '',
    password: '',
    bank: '',
    bank_id: 0,
    bank_verify: 0,
    account_name_verify: 0,
    acc_name: '',
    acc_number: '',
    ref: '',
    ...more,
  }
}
