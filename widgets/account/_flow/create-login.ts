import { createFlow, type Change } from '../../../runtime/widget-api/flow.ts'
import type { AuthDependencies, Failure } from './auth-dependencies.ts'
import { type LoginStepEvent, reduceLoginSteps, initialLogin, type LoginState, successTime } from './login-flow.ts'
import { passwordReset } from './password-reset.ts'
import { readStoredLogin, resetStoredFor } from './stored-reset.ts'

/** The visitor's actions, and the results of effects. */
export type LoginEvent =
  | LoginStepEvent
  | { readonly type: 'password-given'; readonly password: string }
  | { readonly type: 'code-requested' | 'code-requested-again' }
  | { readonly type: 'code-given'; readonly otp: string }
  | { readonly type: 'new-password-given'; readonly password: string }
  | { readonly type: 'failed'; readonly failure: Failure }

export type LoginEffect =
  | { readonly type: 'log-in'; readonly username: string; readonly password: string }
  | { readonly type: 'send-code'; readonly username: string; readonly again: boolean }
  | { readonly type: 'check-code'; readonly state: LoginState; readonly otp: string }
  | { readonly type: 'set-password'; readonly state: LoginState; readonly password: string }
  | { readonly type: 'show-success' }
  | { readonly type: 'show-failure'; readonly failure: Failure }

/** The reducer of login: the next state, and the calls to make as effects. */
export function reduceLogin(state: LoginState, event: LoginEvent): Change<LoginState, LoginEffect> {
  const { step, username } = state
  const only = (...effects: LoginEffect[]) => ({ state, effects })
  switch (event.type) {
    case 'password-given':
      return step === 2 ? only({ type: 'log-in', username, password: event.password }) : only()
    case 'code-requested':
      return step === 2 ? only({ type: 'send-code', username, again: false }) : only()
    case 'code-requested-again':
      return step === 10 ? only({ type: 'send-code', username, again: true }) : only()
    case 'code-given':
      return step === 10 ? only({ type: 'check-code', state, otp: event.otp }) : only()
    case 'new-password-given':
      return step === 11 ? only({ type: 'set-password', state, password: event.password }) : only()
    case 'failed':
      return only({ type: 'show-failure', failure: event.failure })
    default: {
      const next = reduceLoginSteps(state, event)
      return { state: next, effects: next.step === 12 && step !== 12 ? [{ type: 'show-success' }] : [] }
    }
  }
}

/**
 * Login, including the steps to a new password (AUT-03). The tab stores the account, so that a reload does not ask for
 * it again.
 */
export function createLogin(dependencies: AuthDependencies) {
  const reset = passwordReset(dependencies)
  return createFlow<LoginState, LoginEvent, LoginEffect>(
    {
      start: initialLogin,
      reduce: reduceLogin,
      locks: ['log-in', 'send-code', 'check-code', 'set-password'],
      cancels: ['back'],
      persist: {
        name: 'login',
        owner: 'visitor',
        storage: 'tab',
        lifetime: resetStoredFor,
        save: ({ step, username, sendType }) =>
          step === 1 || step === 12 ? undefined : { account: username, sendType, isForgotten: step !== 2 },
        restore: (value) => {
          const stored = readStoredLogin(value)
          if (!stored) return undefined
          const { account, sendType, isForgotten } = stored
          return { ...initialLogin, step: isForgotten ? 10 : 2, username: account, sendType }
        },
      },
    },
    {
      'log-in': async ({ username, password }) => {
        const response = await dependencies.login(username, password)
        return response.status ? undefined : { type: 'failed', failure: response }
      },
      'send-code': ({ username, again }) => reset.sendCode(username, again),
      'check-code': ({ state: { username, sendType }, otp }, { signal }) =>
        reset.checkCode({ account: username, sendType }, otp, signal),
      'set-password': ({ state: { username, otp }, password }, { signal }) =>
        reset.setPassword({ account: username, otp, password, confirm: password }, signal),
      'show-success': async () => {
        await dependencies.wait(successTime)
        return { type: 'success-shown' }
      },
      'show-failure': ({ failure }) => dependencies.showFailure(failure),
    },
    dependencies.flow,
  )
}
