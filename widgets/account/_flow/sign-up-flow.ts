import type { Bank, QuickRegisterSetting, RegistrationDraft } from '../../../schemas/generated/records.ts'

/**
 * Steps of sign-up, by the specification's numbers (AUT-04): 1 phone, 2 one-time password, 3 password, 4 bank, 5 account,
 * 7 success. The brand's setting says which of them there are (AUT-15).
 */
export type SignUpStep = 1 | 2 | 3 | 4 | 5 | 7

export interface SignUpState {
  readonly step: SignUpStep
  readonly draft: RegistrationDraft
  /** The bank that was chosen. */
  readonly bank: Bank | undefined
}

export type SignUpEvent =
  | {
      readonly type: 'phone-given'
      readonly code: string
      readonly number: string
      readonly currency: string
      readonly email: string
      readonly ref: string
      readonly termsVersion: string
    }
  | { readonly type: 'code-right'; readonly otp: string }
  | { readonly type: 'password-given'; readonly password: string; readonly details: PersonalDetails }
  | { readonly type: 'bank-chosen'; readonly bank: Bank }
  | { readonly type: 'account-typed'; readonly number: string; readonly name: string }
  | { readonly type: 'name-found'; readonly number: string; readonly name: string }
  | { readonly type: 'name-not-found'; readonly number: string }
  | { readonly type: 'edit-bank' }
  | { readonly type: 'cancel-code' }
  | { readonly type: 'registered' }
  | { readonly type: 'left' }

export type PersonalDetails = Pick<RegistrationDraft, 'fullname' | 'email' | 'tax_id'>

export const emptyDraft: RegistrationDraft = {
  currency: '',
  mobileno: '',
  code: '',
  mobile: '',
  username: '',
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
}

export const signUpStart: SignUpState = { step: 1, draft: emptyDraft, bank: undefined }

/** What decides which steps a sign-up has. */
export type SignUpSteps = Pick<QuickRegisterSetting, 'otp' | 'bank' | 'verify_account_name'>

/** The step after which the member is made. */
export const lastStep = ({ bank }: SignUpSteps): SignUpStep => (bank === 1 ? 5 : 3)

/** The flow of sign-up. What does not belong to the present step changes nothing: no step is reached past another. */
export function signUpFlow(state: SignUpState, event: SignUpEvent, setting: SignUpSteps): SignUpState {
  const { step, draft } = state
  const at = (wanted: SignUpStep, type: SignUpEvent['type']) => step === wanted && event.type === type
  if (event.type === 'left') return signUpStart
  if (event.type === 'phone-given' && step === 1) {
    const { code, number, currency, email, ref, termsVersion } = event
    const phone = { code, mobile: number, mobileno: `${code}-${number}`, username: `${code}${number}`, currency, ref }
    const kept = draft.username === phone.username ? draft : emptyDraft
    return {
      ...state,
      step: setting.otp === 1 && kept.smsverify === 0 ? 2 : 3,
      draft: { ...kept, ...phone, ...(email === '' ? {} : { email }), terms_version: termsVersion },
    }
  }
  if (event.type === 'code-right' && step === 2) {
    return { ...state, step: 3, draft: { ...draft, smsverify: 1, sms_otp: event.otp } }
  }
  if (event.type === 'password-given' && step === 3) {
    const next = setting.bank === 1 ? (state.bank ? 5 : 4) : 3
    return { ...state, step: next, draft: { ...draft, ...event.details, password: event.password } }
  }
  if (event.type === 'bank-chosen' && step === 4)
    return { ...state, step: 5, bank: event.bank, draft: ofBank(draft, event.bank, setting) }
  if (step === 5) {
    if (event.type === 'account-typed') return { ...state, draft: typedAccount(draft, event.number, event.name) }
    if (event.type === 'name-found') {
      return { ...state, draft: { ...draft, acc_number: event.number, acc_name: event.name, account_name_verify: 1 } }
    }
    if (event.type === 'name-not-found') {
      return { ...state, draft: { ...draft, acc_number: event.number, acc_name: '', account_name_verify: 3 } }
    }
    if (event.type === 'edit-bank') return { ...state, step: 4 }
  }
  if (at(2, 'cancel-code')) return { ...state, step: 1 }
  if (at(lastStep(setting), 'registered')) return { ...state, step: 7 }
  return state
}

/** A bank that is chosen anew has no account of the one before. */
function ofBank(draft: RegistrationDraft, bank: Bank, setting: SignUpSteps): RegistrationDraft {
  const chosen = {
    bank: bank.bank_name,
    bank_id: bank.id,
    bank_verify: setting.verify_account_name === 1 ? bank.VERIFY : 0,
  }
  if (draft.bank_id === bank.id) return { ...draft, ...chosen }
  return { ...draft, ...chosen, acc_number: '', acc_name: '', account_name_verify: 0 }
}

/** A name that was looked up is only of the number that it was looked up for. */
function typedAccount(draft: RegistrationDraft, number: string, name: string): RegistrationDraft {
  if (draft.acc_number === number && draft.account_name_verify === 1) return draft
  const verify = draft.acc_number === number ? draft.account_name_verify : 0
  return { ...draft, acc_number: number, acc_name: name, account_name_verify: verify }
}

/** Whether the name of the chosen account has to be looked up first (AUT-13). */
export function needsLookUp({ draft }: SignUpState): boolean {
  return draft.bank_verify === 1 && draft.account_name_verify === 0
}

/** What of a sign-up is kept for a reload: never its password. The steps behind the password are reached by typing it again. */
export function keptSignUp({ step, draft, bank }: SignUpState): SignUpState {
  return { step: step > 3 ? 3 : step, draft: { ...draft, password: '' }, bank }
}

/** What was kept, or undefined where it is not the sign-up of this program: anybody on this device may have written it. */
export function readKeptSignUp(text: string | null): SignUpState | undefined {
  try {
    const kept = JSON.parse(text ?? '') as SignUpState
    if (![1, 2, 3].includes(kept.step)) return undefined
    const fits = Object.entries(emptyDraft).every(([key, empty]) => {
      const value: unknown = kept.draft[key as keyof RegistrationDraft]
      return typeof value === typeof empty && String(value).length <= 254
    })
    if (!fits || kept.draft.password !== '') return undefined
    if (kept.bank !== undefined && (typeof kept.bank.id !== 'number' || typeof kept.bank.bank_name !== 'string')) {
      return undefined
    }
    return { step: kept.step, draft: kept.draft, bank: kept.bank }
  } catch {
    return undefined
  }
}
