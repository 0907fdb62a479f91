import { createFlow, type Change } from '../../../runtime/widget-api/flow.ts'
import type { AuthDependencies, Failure } from './auth-dependencies.ts'
import { type ForgotEvent, forgotFlow, forgotStart, type ForgotState } from './forgot-flow.ts'
import { oneTimeCode } from './one-time-code.ts'
import { readStoredReset, resetStoredFor } from './stored-reset.ts'

/** The visitor's actions. */
export type ForgotAct =
  | ForgotEvent
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

/** A forgotten password with its calls, as a table. */
export function reduceForgot(state: ForgotState, event: ForgotAct): Change<ForgotState, ForgotEffect> {
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
      return { state: forgotFlow(state, event), effects: [] }
  }
}

/**
 * Resets a forgotten password (AUT-16). The tab stores the account, so that a reload asks for the code again instead of
 * the account.
 */
export function createForgot(dependencies: AuthDependencies) {
  const { call } = dependencies
  const code = oneTimeCode('forget', dependencies)
  return createFlow<ForgotState, ForgotAct, ForgotEffect>(
    {
      start: forgotStart,
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
          return stored && { ...forgotStart, ...stored, step: 2 }
        },
      },
    },
    {
      'send-code': async ({ account, again }) => {
        const ask = () => call('user/forgot-password-tac', { type: 'forget', username: account })
        const response = again ? await code.resend(account, ask) : await code.request(account, ask)
        if (!response) return undefined
        if (!response.status) return { type: 'failed', failure: response }
        return { type: 'code-sent', account, sendType: response.data?.sendType }
      },
      'check-code': async ({ state: { account, sendType }, otp }, { signal }) => {
        const response = await call('user/verify-forget-tac', { username: account, otp, sendType, type: 'forget' })
        if (response.status) return { type: 'code-right', otp }
        if (response.noResponse) return { type: 'failed', failure: response }
        if (!signal.aborted) dependencies.showFailure(response)
        return { type: 'code-wrong' }
      },
      'set-password': async ({ state: { account, otp }, password, confirm }, { signal }) => {
        const passwords = { new_password: password, confirm_new_password: confirm }
        const response = await call('user/reset-login-password', { username: account, ...passwords, otp })
        if (response.status) {
          code.clear(account)
          return { type: 'password-set' }
        }
        // After a lost connection the visitor may try again. A refusal ends the flow with its reason.
        if (!signal.aborted) dependencies.showFailure(response)
        return response.noResponse ? undefined : { type: 'password-refused' }
      },
      'show-failure': ({ failure }) => dependencies.showFailure(failure),
    },
    dependencies.flow,
  )
}
