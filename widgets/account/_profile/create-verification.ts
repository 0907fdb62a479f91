import { createFlow, type Change } from '../../../runtime/widget-api/flow.ts'
import type { AuthDependencies, Failure } from '../_flow/auth-dependencies.ts'
import { hasUnknownOutcome } from '../_flow/call-outcome.ts'
import { createOneTimeCode, isCodeRefused } from '../_flow/one-time-code.ts'
import { type VerifyStepEvent, reduceVerifySteps, type VerifyStep } from './verify-flow.ts'

export type ContactKind = 'phone' | 'email'

export interface VerifyState {
  readonly step: VerifyStep
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
}

export type VerifyEvent =
  | { readonly type: VerifyStepEvent | 'code-wrong' }
  | { readonly type: 'code-requested'; readonly again: boolean }
  | { readonly type: 'code-given'; readonly otp: string }
  | { readonly type: 'failed'; readonly failure: Failure }

export type VerifyEffect =
  | { readonly type: 'send-code'; readonly again: boolean }
  | { readonly type: 'check-code'; readonly otp: string }
  | { readonly type: 'show-failure'; readonly failure: Failure }

interface Contact {
  readonly kind: ContactKind
  /** The member's own contact: an e-mail address, or `<dial code>-<number>`. */
  readonly value: string
  /** Fetches the member again. */
  readonly refresh: () => Promise<void>
  /** Whether the contact of the last fetched member is verified. */
  readonly isVerified: () => boolean
}

export const initialVerification: VerifyState = { step: 1, wrongCodes: 0 }

/** The reducer of a verification: the next state, and the calls to make as effects. */
function reduceVerification(state: VerifyState, event: VerifyEvent): Change<VerifyState, VerifyEffect> {
  const only = (...effects: VerifyEffect[]) => ({ state, effects })
  switch (event.type) {
    case 'code-requested':
      return state.step === (event.again ? 2 : 1) ? only({ type: 'send-code', again: event.again }) : only()
    case 'code-given':
      return state.step === 2 ? only({ type: 'check-code', otp: event.otp }) : only()
    case 'code-wrong':
      return { state: { ...state, wrongCodes: state.wrongCodes + 1 }, effects: [] }
    case 'failed':
      return only({ type: 'show-failure', failure: event.failure })
    default: {
      const step = reduceVerifySteps(state.step, event.type)
      const isNewCode = event.type === 'code-sent'
      return { state: { step, wrongCodes: isNewCode ? 0 : state.wrongCodes }, effects: [] }
    }
  }
}

/** The verification of a contact by a one-time password (STA-10). */
export function createVerification({ kind, value, refresh, isVerified }: Contact, dependencies: AuthDependencies) {
  const { call } = dependencies
  const code = createOneTimeCode(`verify-${kind}`, dependencies)
  /** Whether a call that failed may have verified the contact. */
  let isOutcomeUnknown = false
  return createFlow<VerifyState, VerifyEvent, VerifyEffect>(
    {
      start: initialVerification,
      reduce: reduceVerification,
      locks: ['send-code', 'check-code'],
      cancels: ['back', 'left'],
    },
    {
      'send-code': async ({ again }) => {
        const ask = () => call('user/request-verify-tac', { type: kind, value })
        const response = again ? await code.resend(value, ask) : await code.request(value, ask)
        if (!response) return undefined
        return response.status ? { type: 'code-sent' } : { type: 'failed', failure: response }
      },
      'check-code': async ({ otp }, { signal }) => {
        const response = await call('user/verify-contact', { type: kind, value, otp })
        if (hasUnknownOutcome(response)) isOutcomeUnknown = true
        if (isOutcomeUnknown && !response.status) await refresh()
        if (!response.status && !(isOutcomeUnknown && isVerified())) {
          if (!isCodeRefused(response)) return { type: 'failed', failure: response }
          if (!signal.aborted) dependencies.showFailure(response)
          return { type: 'code-wrong' }
        }
        code.clear(value)
        void refresh()
        return { type: 'code-right' }
      },
      'show-failure': ({ failure }) => dependencies.showFailure(failure),
    },
    dependencies.flow,
  )
}
