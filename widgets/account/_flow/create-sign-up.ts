import type { ResponseOf } from '../../../runtime/widget-api/data.ts'
import { createFlow, type Change, type FlowRules } from '../../../runtime/widget-api/flow.ts'
import type { QuickRegisterSetting, RegistrationDraft } from '../../../schemas/generated/records.ts'
import type { AuthDependencies, Failure } from './auth-dependencies.ts'
import { hasUnknownOutcome } from './call-outcome.ts'
import { successTime } from './login-flow.ts'
import { isHolderName } from '../model/holder-name.ts'
import { createOneTimeCode, isCodeError, isCodeRefused } from './one-time-code.ts'
import {
  type PhoneStepValues,
  toStoredSignUp,
  lastStep,
  needsLookUp,
  type PasswordGiven,
  type PersonalDetails,
  readStoredSignUp,
  type SignUpStepEvent,
  reduceSignUpSteps,
  initialSignUp,
  type SignUpState,
} from './sign-up-flow.ts'

/** The visitor's actions, and the results of effects. */
export type SignUpEvent =
  | SignUpStepEvent
  | { readonly type: 'phone-submitted'; readonly phone: PhoneStepValues }
  | { readonly type: 'code-given'; readonly otp: string }
  | { readonly type: 'code-requested-again' }
  | { readonly type: 'password-submitted'; readonly password: string; readonly details: PersonalDetails }
  | { readonly type: 'look-up-requested'; readonly number: string }
  | { readonly type: 'account-submitted'; readonly number: string; readonly name: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'code-refused'; readonly failure: Failure }

export type SignUpEffect =
  | { readonly type: 'submit-phone'; readonly nextState: SignUpState; readonly event: SignUpStepEvent }
  | { readonly type: 'check-code'; readonly draft: RegistrationDraft; readonly otp: string }
  | { readonly type: 'load-banks'; readonly currency: string; readonly event: PasswordGiven }
  | { readonly type: 'resend-code' | 'look-up' | 'register'; readonly draft: RegistrationDraft }
  | { readonly type: 'log-in'; readonly draft: RegistrationDraft }
  | { readonly type: 'show-failure'; readonly failure: Failure }

/** How long a tab stores a sign-up, in ms: half an hour. */
const storedFor = 1_800_000

/** The reducer of sign-up: the next state and its effects, such as calls. */
export function reduceSignUp(
  state: SignUpState,
  event: SignUpEvent,
  setting: QuickRegisterSetting,
): Change<SignUpState, SignUpEffect> {
  const { step, draft } = state
  const only = (...effects: SignUpEffect[]) => ({ state, effects })
  switch (event.type) {
    case 'phone-submitted': {
      const given: SignUpStepEvent = { type: 'phone-given', ...event.phone }
      return step === 1
        ? only({ type: 'submit-phone', nextState: reduceSignUpSteps(state, given, setting), event: given })
        : only()
    }
    case 'code-given':
      return step === 2 ? only({ type: 'check-code', draft, otp: event.otp }) : only()
    case 'code-requested-again':
      return step === 2 ? only({ type: 'resend-code', draft }) : only()
    case 'password-submitted': {
      const { password, details } = event
      const given: PasswordGiven = { type: 'password-given', password, details }
      const needsBanks = step === 3 && setting.bank === 1 && !state.bank
      return needsBanks
        ? only({ type: 'load-banks', currency: draft.currency, event: given })
        : reduceSignUp(state, given, setting)
    }
    case 'password-given': {
      const next = reduceSignUpSteps(state, event, setting)
      const isLast = step === 3 && lastStep(next, setting) === 3
      return { state: next, effects: isLast ? [{ type: 'register', draft: next.draft }] : [] }
    }
    case 'code-refused': {
      const next = reduceSignUpSteps(state, { type: 'code-ended' }, setting)
      return { state: next, effects: [{ type: 'show-failure', failure: event.failure }] }
    }
    case 'look-up-requested': {
      const draftWithNumber = { ...draft, acc_number: event.number, acc_name: '', account_name_verify: 0 as const }
      return step === 5 ? only({ type: 'look-up', draft: draftWithNumber }) : only()
    }
    case 'account-submitted': {
      const { number, name } = event
      const next = reduceSignUpSteps(state, { type: 'account-typed', number, name }, setting)
      const isReady = step === 5 && !needsLookUp(next)
      return { state: next, effects: isReady ? [{ type: 'register', draft: next.draft }] : [] }
    }
    case 'failed':
      return only({ type: 'show-failure', failure: event.failure })
    default: {
      const next = reduceSignUpSteps(state, event, setting)
      return { state: next, effects: next.step === 7 && step !== 7 ? [{ type: 'log-in', draft: next.draft }] : [] }
    }
  }
}

/** Sign-up with its calls (AUT-12, AUT-13). The tab stores the details without password and one-time password. */
export function createSignUp(setting: QuickRegisterSetting, dependencies: AuthDependencies) {
  const { call } = dependencies
  const code = createOneTimeCode('register', dependencies)
  /**
   * The submitted account, set when the backend may have created it. If `isCreated` is true, the backend has certainly
   * created the account.
   */
  let submitted: (Pick<RegistrationDraft, 'username' | 'password'> & { readonly isCreated: boolean }) | undefined
  const rules: FlowRules<SignUpState, SignUpEvent, SignUpEffect> = {
    start: initialSignUp,
    reduce: (state, event) => reduceSignUp(state, event, setting),
    locks: ['submit-phone', 'check-code', 'resend-code', 'load-banks', 'look-up', 'register'],
    cancels: ['left', 'cancel-code', 'edit-bank'],
    persist: {
      name: 'sign-up',
      owner: 'visitor',
      storage: 'tab',
      lifetime: storedFor,
      save: (state) => toStoredSignUp(state, setting),
      restore: readStoredSignUp,
    },
  }
  const submitDraft = (draft: RegistrationDraft, page: 1 | 2) =>
    call('register/register-v2', { content: JSON.stringify(draft), page })
  const requestCode = ({ currency, code: countryCode, mobileno, email }: RegistrationDraft) =>
    call('user/request-register-tac', {
      sendType: setting.send_type,
      currency,
      country_code: countryCode,
      mobileno,
      ...(setting.send_type === 'email' && email !== undefined ? { email } : {}),
    })
  function endRegistration({ username }: RegistrationDraft): void {
    submitted = undefined
    dependencies.announceRegistration()
    code.clear(username)
  }

  return createFlow<SignUpState, SignUpEvent, SignUpEffect>(
    rules,
    {
      'submit-phone': async ({ nextState, event }, { signal }) => {
        const response = await submitDraft({ ...nextState.draft, sms_otp: '', acc_number: '', smsverify: 0 }, 1)
        if (outcomeOf(response) !== 'SUCCESS') return { type: 'failed', failure: failureOf(response) }
        if (nextState.step !== 2 || signal.aborted) return event
        const sent = await code.request(nextState.draft.username, () => requestCode(nextState.draft))
        return sent.status ? event : { type: 'failed', failure: sent }
      },
      'check-code': async ({ draft, otp }, { signal }) => {
        const response = await submitDraft({ ...draft, sms_otp: otp, acc_number: '' }, 1)
        if (outcomeOf(response) === 'SUCCESS') return { type: 'code-right', otp }
        const failure = failureOf(response)
        if (!response.status && !isCodeRefused(response)) return { type: 'failed', failure }
        if (!signal.aborted) dependencies.showFailure(failure)
        return { type: 'code-wrong' }
      },
      'resend-code': async ({ draft }) => {
        const response = await code.resend(draft.username, () => requestCode(draft))
        if (!response) return undefined
        return response.status ? { type: 'code-sent' } : { type: 'failed', failure: response }
      },
      // After a failure, the step of the bank offers to load the banks again.
      'load-banks': async ({ currency, event }) => {
        const banks = await dependencies.loadBanks(currency).catch(() => undefined)
        return { ...event, hasBanks: banks === undefined || banks.length > 0 }
      },
      'look-up': async ({ draft }) => {
        const response = await submitDraft(draft, 1)
        const outcome = outcomeOf(response)
        if (outcome === 'ERROR') return refusalOf(response)
        const number = draft.acc_number
        const name = response.data?.bank_holder_name ?? ''
        const isFound = outcome === 'SUCCESS' && isHolderName(name)
        return isFound ? { type: 'name-found', number, name } : { type: 'name-not-found', number }
      },
      register: async ({ draft }, { signal }) => {
        const response = await submitDraft(draft, 2)
        if (outcomeOf(response) === 'SUCCESS') {
          endRegistration(draft)
          // If the visitor has gone back meanwhile, the backend refuses the next submit, and the flow then logs the
          // member in.
          if (signal.aborted) submitted = { ...draft, isCreated: true }
          return { type: 'registered' }
        }
        const isCreated = submitted?.username === draft.username && submitted.isCreated
        if (hasUnknownOutcome(response) && !isCreated) submitted = { ...draft, isCreated }
        if (submitted?.username !== draft.username || signal.aborted) return refusalOf(response)
        // A login that succeeds shows that the account exists with this password.
        const { status } = await dependencies.login(draft.username, submitted.password)
        if (!status) return refusalOf(response)
        if (!isCreated) endRegistration(draft)
        return undefined
      },
      // Shows the success for a while, then logs the member in.
      'log-in': async ({ draft }, { signal }) => {
        await dependencies.wait(successTime)
        if (signal.aborted) return undefined
        const response = await dependencies.login(draft.username, draft.password)
        return response.status ? undefined : { type: 'login-failed' }
      },
      'show-failure': ({ failure }) => dependencies.showFailure(failure),
    },
    dependencies.flow,
  )
}

type StepResponse = ResponseOf<'register/register-v2'>

/** The outcome of a step. A true status without data is a success. */
function outcomeOf({ status, data }: StepResponse): 'SUCCESS' | 'FAILED' | 'ERROR' {
  return status ? (data?.status ?? 'SUCCESS') : 'ERROR'
}

function failureOf(response: StepResponse): Failure {
  return { ...response, msg: response.data?.message ?? response.msg }
}

/** The event of a refused look-up or registration. The visitor may need another code. */
function refusalOf(response: StepResponse): SignUpEvent {
  const { code } = response
  return { type: isCodeError(code) ? 'code-refused' : 'failed', failure: failureOf(response) }
}
