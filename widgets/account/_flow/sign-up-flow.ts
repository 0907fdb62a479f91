import type { Bank, QuickRegisterSetting, RegistrationDraft } from '../../../schemas/generated/records.ts'

/**
 * Steps of sign-up: 1 phone, 2 one-time password, 3 password, 4 bank, 5 account, 7 success (AUT-04). No step has the
 * number 6. The backend's sign-up settings decide which of them apply (AUT-15).
 */
export type SignUpStep = 1 | 2 | 3 | 4 | 5 | 7

export interface SignUpState {
  readonly step: SignUpStep
  readonly draft: RegistrationDraft
  /** The chosen bank. */
  readonly bank: Bank | undefined
  /** False if the currency has no banks. The password is then the last step. */
  readonly hasBanks: boolean
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
  /**
   * The number of look-ups of a name that have returned a result. A change of this number resets the fields of the
   * account step.
   */
  readonly lookUps: number
  /** Whether the automatic login after sign-up has failed, so that the member has to log in. */
  readonly hasLoginFailed: boolean
}

/** The values of step 1. */
export interface PhoneStepValues {
  /** The country's calling code: `66`. */
  readonly dialCode: string
  readonly number: string
  readonly currency: string
  readonly email: string
  readonly ref: string
  readonly termsVersion: string
}

export type SignUpStepEvent =
  | ({ readonly type: 'phone-given' } & PhoneStepValues)
  /** `code-ended`: a step after the check needs another code. */
  | { readonly type: 'code-sent' | 'code-wrong' | 'code-ended' }
  | { readonly type: 'code-right'; readonly otp: string }
  | PasswordGiven
  | { readonly type: 'bank-chosen'; readonly bank: Bank }
  | { readonly type: 'account-typed'; readonly number: string; readonly name: string }
  | { readonly type: 'name-found'; readonly number: string; readonly name: string }
  | { readonly type: 'name-not-found'; readonly number: string }
  /** The number in the field has changed. */
  | { readonly type: 'number-changed'; readonly number: string }
  | { readonly type: 'edit-bank' | 'edit-password' }
  | { readonly type: 'cancel-code' }
  | { readonly type: 'registered' | 'login-failed' }
  | { readonly type: 'left' }

/** The values of step 3. */
export interface PasswordGiven {
  readonly type: 'password-given'
  readonly password: string
  readonly details: PersonalDetails
  /** Whether the currency has banks. Default: true. */
  readonly hasBanks?: boolean
}

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

/** The texts of a draft that a sign-up may leave out. */
const optionalTexts = { email: '', fullname: '', tax_id: '', terms_version: '' }

/** The maximum length of a stored text, in characters: the maximum of an e-mail address (RFC 5321). */
const longestText = 254

export const initialSignUp: SignUpState = {
  step: 1,
  draft: emptyDraft,
  bank: undefined,
  hasBanks: true,
  wrongCodes: 0,
  lookUps: 0,
  hasLoginFailed: false,
}

/** The settings that determine the steps of a sign-up. */
export type SignUpSettings = Pick<QuickRegisterSetting, 'otp' | 'bank' | 'verify_account_name'>

/** The step after which the member is created. */
export const lastStep = ({ hasBanks }: Pick<SignUpState, 'hasBanks'>, { bank }: SignUpSettings): SignUpStep =>
  bank === 1 && hasBanks ? 5 : 3

/**
 * The flow of sign-up. An event that does not belong to the current step changes nothing, so that no step can be
 * skipped.
 */
export function reduceSignUpSteps(state: SignUpState, event: SignUpStepEvent, setting: SignUpSettings): SignUpState {
  const { step, draft } = state
  if (event.type === 'left') return initialSignUp
  if (event.type === 'phone-given' && step === 1) {
    const { dialCode, number, currency, email, ref, termsVersion } = event
    const phone = {
      code: dialCode,
      mobile: number,
      mobileno: `${dialCode}-${number}`,
      username: `${dialCode}${number}`,
      currency,
      ref,
    }
    const isSame = draft.username === phone.username
    const kept = isSame ? draft : emptyDraft
    return {
      ...state,
      bank: isSame ? state.bank : undefined,
      wrongCodes: 0,
      step: setting.otp === 1 && kept.smsverify === 0 ? 2 : 3,
      draft: { ...kept, ...phone, ...(email === '' ? {} : { email }), terms_version: termsVersion },
    }
  }
  if (event.type === 'code-sent' && step === 2) return { ...state, wrongCodes: 0 }
  if (event.type === 'code-wrong' && step === 2) return { ...state, wrongCodes: state.wrongCodes + 1 }
  if (event.type === 'code-right' && step === 2) {
    return { ...state, step: 3, draft: { ...draft, smsverify: 1, sms_otp: event.otp } }
  }
  if (event.type === 'code-ended' && (step === 3 || step === 5) && setting.otp === 1) {
    return { ...state, step: 2, wrongCodes: 0, draft: { ...draft, smsverify: 0, sms_otp: '' } }
  }
  if (event.type === 'password-given' && step === 3) {
    const { password, details, hasBanks = true } = event
    const next = lastStep({ hasBanks }, setting) === 3 ? 3 : state.bank ? 5 : 4
    return { ...state, step: next, hasBanks, draft: { ...draft, ...details, password } }
  }
  if (event.type === 'bank-chosen' && step === 4)
    return { ...state, step: 5, bank: event.bank, draft: withBank(draft, event.bank, setting) }
  if (step === 5) {
    if (event.type === 'account-typed') return { ...state, draft: typedAccount(draft, event.number, event.name) }
    if (event.type === 'name-found') {
      const found = { ...draft, acc_number: event.number, acc_name: event.name, account_name_verify: 1 as const }
      return { ...state, draft: found, lookUps: state.lookUps + 1 }
    }
    if (event.type === 'name-not-found') {
      const unknown = { ...draft, acc_number: event.number, acc_name: '', account_name_verify: 3 as const }
      return { ...state, draft: unknown, lookUps: state.lookUps + 1 }
    }
    if (event.type === 'number-changed') return { ...state, draft: withNumber(draft, event.number) }
    if (event.type === 'edit-bank') return { ...state, step: 4 }
  }
  if (event.type === 'edit-password' && step === 4) return { ...state, step: 3 }
  if (event.type === 'cancel-code' && step === 2) return { ...state, step: 1 }
  if (event.type === 'login-failed' && step === 7) return { ...state, hasLoginFailed: true }
  if (event.type === 'registered' && step === lastStep(state, setting)) return { ...state, step: 7 }
  return state
}

/** Sets the draft's bank. A change of the bank drops the account. */
function withBank(draft: RegistrationDraft, bank: Bank, setting: SignUpSettings): RegistrationDraft {
  const chosen = {
    bank: bank.bank_name,
    bank_id: bank.id,
    bank_verify: setting.verify_account_name === 1 ? bank.VERIFY : 0,
  }
  if (draft.bank_id === bank.id) return { ...draft, ...chosen }
  return { ...draft, ...chosen, acc_number: '', acc_name: '', account_name_verify: 0 }
}

/**
 * Sets the account number, so that a step back and a reload keep the number. If the earlier number was looked up, drops
 * the name.
 */
function withNumber(draft: RegistrationDraft, number: string): RegistrationDraft {
  if (draft.acc_number === number) return draft
  if (draft.account_name_verify === 0) return { ...draft, acc_number: number }
  return { ...draft, acc_number: number, acc_name: '', account_name_verify: 0 }
}

/** Sets the typed number and name. Keeps a name that a look-up of this number has found. */
function typedAccount(draft: RegistrationDraft, number: string, name: string): RegistrationDraft {
  if (draft.acc_number === number && draft.account_name_verify === 1) return draft
  const verify = draft.acc_number === number ? draft.account_name_verify : 0
  return { ...draft, acc_number: number, acc_name: name, account_name_verify: verify }
}

/** Whether a look-up of the account's name has to precede the submission of the account (AUT-13). */
export function needsLookUp({ draft }: SignUpState): boolean {
  return draft.bank_verify === 1 && draft.account_name_verify === 0
}

/**
 * The part of a sign-up that survives a reload, without password and one-time password. The visitor types the password
 * again, and the one-time password if the backend requires one. Undefined before the start and after the end.
 */
export function toStoredSignUp(state: SignUpState, { otp }: SignUpSettings): Partial<SignUpState> | undefined {
  const { step, draft, bank } = state
  if (step === 7 || draft.username === '') return undefined
  const furthest: SignUpStep = otp === 1 ? 2 : 3
  return {
    step: step > furthest ? furthest : step,
    draft: { ...draft, password: '', sms_otp: '', smsverify: 0 },
    ...(bank && { bank }),
  }
}

/** The stored sign-up. Undefined if the value has another shape, a text that is too long, or a secret. */
export function readStoredSignUp(value: unknown): SignUpState | undefined {
  try {
    const kept = value as SignUpState
    if (![1, 2, 3].includes(kept.step)) return undefined
    const known = { ...emptyDraft, ...optionalTexts }
    const texts = Object.entries(known).flatMap(([key, empty]) => {
      const text: unknown = kept.draft[key as keyof RegistrationDraft]
      const isMissing = text === undefined && Object.hasOwn(optionalTexts, key)
      return isMissing ? [] : [[key, text, typeof text === typeof empty && String(text).length <= longestText] as const]
    })
    if (texts.some(([, , fits]) => !fits) || kept.draft.password !== '' || kept.draft.sms_otp !== '') return undefined
    if (kept.bank !== undefined && (typeof kept.bank.id !== 'number' || typeof kept.bank.bank_name !== 'string')) {
      return undefined
    }
    const draft = Object.fromEntries(texts) as unknown as RegistrationDraft
    return { ...initialSignUp, step: kept.step, draft, bank: kept.bank }
  } catch {
    return undefined
  }
}
