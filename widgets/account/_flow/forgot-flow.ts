/** Steps of a forgotten password (AUT-16): 1 account, 2 one-time password, 3 new password, then the outcome. */
export type ForgotStep = 1 | 2 | 3 | 'success' | 'refused' | 'unknown'

export interface ForgotState {
  readonly step: ForgotStep
  /** The identifier of the account, as sent. */
  readonly account: string
  readonly otp: string
  readonly sendType: 'sms' | 'email'
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
}

export type ForgotStepEvent =
  | { readonly type: 'code-sent'; readonly account: string; readonly sendType: ForgotState['sendType'] | undefined }
  | { readonly type: 'code-right'; readonly otp: string }
  | { readonly type: 'code-wrong' }
  | { readonly type: 'password-set' }
  /** `isOutcomeUnknown`: an earlier call failed, but the backend may have set the password of that call. */
  | { readonly type: 'password-refused'; readonly isOutcomeUnknown?: boolean }
  | { readonly type: 'back' }
  | { readonly type: 'left' }

export const initialForgot: ForgotState = { step: 1, account: '', otp: '', sendType: 'sms', wrongCodes: 0 }

/** The flow of a forgotten password. An event that does not belong to the current step changes nothing. */
export function reduceForgotSteps(state: ForgotState, event: ForgotStepEvent): ForgotState {
  const { step } = state
  if (event.type === 'left') return initialForgot
  if (event.type === 'code-sent' && (step === 1 || (step === 2 && event.account === state.account))) {
    return { step: 2, account: event.account, otp: '', sendType: event.sendType ?? state.sendType, wrongCodes: 0 }
  }
  if (event.type === 'code-wrong' && step === 2) return { ...state, wrongCodes: state.wrongCodes + 1 }
  if (event.type === 'code-right' && step === 2) return { ...state, step: 3, otp: event.otp }
  if (event.type === 'password-set' && step === 3) return { ...initialForgot, step: 'success' }
  if (event.type === 'password-refused' && step === 3) {
    return { ...state, step: event.isOutcomeUnknown ? 'unknown' : 'refused', otp: '' }
  }
  if (event.type === 'back' && (step === 2 || step === 'refused' || step === 'unknown'))
    return { ...state, step: 1, otp: '' }
  return state
}
