import type { AuthDependencies, Failure } from './auth-dependencies.ts'
import { hasUnknownOutcome, isUndecided } from './call-outcome.ts'
import { createOneTimeCode } from './one-time-code.ts'

type Channel = 'sms' | 'email'

/** An account, and the channel of its one-time password. */
interface Recipient {
  readonly account: string
  readonly sendType: Channel
}

interface NewPassword {
  readonly account: string
  /** The correct one-time password. */
  readonly otp: string
  readonly password: string
  /** The password again. */
  readonly confirm: string
}

type Failed = { readonly type: 'failed'; readonly failure: Failure }

/**
 * The calls that reset a forgotten password, for the login (AUT-03) and for the dialog of a forgotten password
 * (AUT-16). Each call returns an event for the flow.
 */
export function passwordReset(dependencies: AuthDependencies) {
  const { call, showFailure } = dependencies
  const code = createOneTimeCode('forget', dependencies)
  /** The last new password whose outcome is unknown: the backend may have set it. */
  let unknownReset: Pick<NewPassword, 'account' | 'password'> | undefined
  return {
    /** Sends a code. Undefined while it is too early for another code. */
    async sendCode(
      account: string,
      again: boolean,
    ): Promise<{ readonly type: 'code-sent'; readonly sendType: Channel | undefined } | Failed | undefined> {
      const ask = () => call('user/forgot-password-tac', { type: 'forget', username: account })
      const response = again ? await code.resend(account, ask) : await code.request(account, ask)
      if (!response) return undefined
      if (!response.status) return { type: 'failed', failure: response }
      return { type: 'code-sent', sendType: response.data?.sendType }
    },

    async checkCode(
      { account, sendType }: Recipient,
      otp: string,
      signal: AbortSignal,
    ): Promise<{ readonly type: 'code-right'; readonly otp: string } | { readonly type: 'code-wrong' } | Failed> {
      const response = await call('user/verify-forget-tac', { username: account, otp, sendType, type: 'forget' })
      if (response.status) return { type: 'code-right', otp }
      if (isUndecided(response)) return { type: 'failed', failure: response }
      if (!signal.aborted) showFailure(response)
      return { type: 'code-wrong' }
    },

    /**
     * Sets the new password. After a refusal, the visitor needs another code. If this call, or an earlier call for
     * the account, may have set its password, logs in with that password. Returns undefined if the login succeeds.
     */
    async setPassword({ account, otp, password, confirm }: NewPassword, signal: AbortSignal) {
      const passwords = { new_password: password, confirm_new_password: confirm }
      const response = await call('user/reset-login-password', { username: account, ...passwords, otp })
      if (response.status) {
        unknownReset = undefined
        code.clear(account)
        return { type: 'password-set' } as const
      }
      if (hasUnknownOutcome(response)) unknownReset = { account, password }
      const isOutcomeUnknown = unknownReset?.account === account
      if (unknownReset && isOutcomeUnknown && !signal.aborted) {
        // A login that succeeds shows that the account has this password.
        const { status } = await dependencies.login(account, unknownReset.password, /^\d+$/.test(account))
        if (status) code.clear(account)
        if (status) return undefined
      }
      if (isUndecided(response)) return { type: 'failed', failure: response } as const
      if (!signal.aborted) showFailure(response)
      return { type: 'password-refused', isOutcomeUnknown } as const
    },
  }
}
