import { createFlow, type Change } from '../../../runtime/widget-api/flow.ts'
import type { AuthDependencies, Failure } from './auth-dependencies.ts'
import { type ForgotStepEvent, reduceForgotSteps, initialForgot, type ForgotState } from './forgot-flow.ts'
import { passwordReset } from './password-reset.ts'
import { readStoredReset, resetStoredFor } from './stored-reset.ts'

/** The visitor's actions, and the results of effects. */
export type ForgotEvent =
  | ForgotStepEvent
  | { readonly type: 'account-given'; readonly account: string }
  | { readonly type: 'code-requested-again' }
  | { readonly type: 'code-given'; readonly otp: string }
  | { readonly type: 'password-given'; readonly password: string; readonly confirm: string }
  | { readonly type: 'failed'; readonly failure: Failure }

export type ForgotEffect =
  | { readonly type: 'send-code'; readonly account: string; readonly again: boolean }
  | { readonly type: 'check-code'; readonly state: ForgotState; readonly otp: string }
  | { readonly type: 'set-password'; readonly state: ForgotState; readonly password: string; readonly confirm: string }
  | { readonly type: 'show-failure'; readonly failure: Failure }

/** The reducer of a forgotten password: the next state, and the calls to make as effects. */
export function reduceForgot(state: ForgotState, event: ForgotEvent): Change<ForgotState, ForgotEffect> {
  const { step, account } = state
  const only = (...effects: ForgotEffect[]) => ({ state, effects })
  switch (event.type) {
    case 'account-given':
      return step === 1 ? only({ type: 'send-code', account: event.account, again: false }) : only()
    case 'code-requested-again':
      return step === 2 ? only({ type: 'send-code', account, again: true }) : only()
    case 'code-given':
      return step === 2 ? only({ type: 'check-code', state, otp: event.otp }) : only()
    case 'password-given': {
      const { password, confirm } = event
      return step === 3 ? only({ type: 'set-password', state, password, confirm }) : only()
    }
    case 'failed':
      return only({ type: 'show-failure', failure: event.failure })
    default:
      return { state: reduceForgotSteps(state, event), effects: [] }
  }
}

/**
 * Resets a forgotten password (AUT-16). The tab stores the account, so that a reload asks for the code again instead of
 * the account.
 */
export function createForgot(dependencies: AuthDependencies) {
  const reset = passwordReset(dependencies)
  return createFlow<ForgotState, ForgotEvent, ForgotEffect>(
    {
      start: initialForgot,
      reduce: reduceForgot,
      locks: ['send-code', 'check-code', 'set-password'],
      cancels: ['back', 'left'],
      persist: {
        name: 'forgot',
        owner: 'visitor',
        storage: 'tab',
        lifetime: resetStoredFor,
        save: ({ step, account, sendType }) => (step === 2 || step === 3 ? { account, sendType } : undefined),
        restore: (value) => {
          const stored = readStoredReset(value)
          return stored && { ...initialForgot, ...stored, step: 2 }
        },
      },
    },
    {
      'send-code': async ({ account, again }) => {
        const outcome = await reset.sendCode(account, again)
        return outcome?.type === 'code-sent' ? { ...outcome, account } : outcome
      },
      'check-code': ({ state, otp }, { signal }) => reset.checkCode(state, otp, signal),
      'set-password': ({ state: { account, otp }, password, confirm }, { signal }) =>
        reset.setPassword({ account, otp, password, confirm }, signal),
      'show-failure': ({ failure }) => dependencies.showFailure(failure),
    },
    dependencies.flow,
  )
}
