/**
 * Steps of login, by the specification's numbers (AUT-03): 1 phone, 2 password. Steps of a forgotten password: 10
 * one-time password, 11 new password, 12 success. After 3 s, step 12 leads back to step 1.
 */
export type LoginStep = 1 | 2 | 10 | 11 | 12

export interface LoginState {
  readonly step: LoginStep
  /** The account: dial code and number. Empty before step 2. */
  readonly username: string
  /** The correct one-time password in step 11. Empty in the other steps. */
  readonly otp: string
  /** The channel of one-time passwords. */
  readonly sendType: 'sms' | 'email'
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
  /** Whether an earlier call that failed may have set its new password, although a later call was refused. */
  readonly isResetOutcomeUnknown?: true
}

export type LoginStepEvent =
  | { readonly type: 'phone-given'; readonly username: string }
  | { readonly type: 'code-sent'; readonly sendType: LoginState['sendType'] | undefined }
  | { readonly type: 'code-right'; readonly otp: string }
  | { readonly type: 'code-wrong' }
  | { readonly type: 'password-set' }
  | { readonly type: 'password-refused'; readonly isOutcomeUnknown?: boolean }
  | { readonly type: 'other-number' }
  | { readonly type: 'back' }
  | { readonly type: 'success-shown' }

export const initialLogin: LoginState = { step: 1, username: '', otp: '', sendType: 'sms', wrongCodes: 0 }

/** How long the success is shown before the next step, in ms. */
export const successTime = 3000

/**
 * The flow of login. An event that does not belong to the current step changes nothing, so that no step can be skipped.
 */
export function reduceLoginSteps(state: LoginState, event: LoginStepEvent): LoginState {
  const { step } = state
  if (event.type === 'phone-given' && step === 1) return { ...state, step: 2, username: event.username }
  if (event.type === 'code-sent' && (step === 2 || step === 10)) {
    const { isResetOutcomeUnknown: _before, ...rest } = state
    return { ...rest, step: 10, sendType: event.sendType ?? state.sendType, wrongCodes: 0 }
  }
  if (event.type === 'code-wrong' && step === 10) return { ...state, wrongCodes: state.wrongCodes + 1 }
  if (event.type === 'code-right' && step === 10) return { ...state, step: 11, otp: event.otp }
  if (event.type === 'password-set' && step === 11) return { ...state, step: 12, otp: '' }
  if (event.type === 'success-shown' && step === 12) return initialLogin
  if (event.type === 'password-refused' && step === 11) {
    return { ...state, step: 2, otp: '', ...(event.isOutcomeUnknown && { isResetOutcomeUnknown: true as const }) }
  }
  if (event.type === 'other-number' && step === 2) return initialLogin
  if (event.type === 'back' && (step === 10 || step === 11)) return { ...state, step: 2, otp: '' }
  return state
}
