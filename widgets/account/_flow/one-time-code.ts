import { resendKind, resendSeconds } from '../../../runtime/widget-api/countdown.ts'
import { accountKey } from '../../../runtime/widget-api/session.ts'
import type { AuthDependencies } from './auth-dependencies.ts'

interface SentResponse {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: { readonly data: string; readonly sendType?: 'sms' | 'email' }
}

/** The response code if a one-time password was already sent (AUT-11). */
const alreadySent = 140014

/** Whether a response code means that a one-time password is wrong (4101) or has ended (4102). */
export const isCodeError = (code: number | undefined): boolean => code === 4101 || code === 4102

/** Whether the backend has refused a one-time password. A refusal without a response code counts. */
export function isCodeRefused({ noResponse, code }: { readonly noResponse?: true; readonly code?: number }): boolean {
  return noResponse !== true && (code === undefined || isCodeError(code))
}

/** The key of the countdown to the next code for an account. Each purpose has its own countdown. */
export const resendKey = (purpose: string, account: string) => `${purpose}:${accountKey(account)}`

/**
 * Requests one-time passwords for one purpose. If the backend refuses a code because it has sent a code shortly before,
 * the earlier code counts as sent. Every tab and every reload shows the same time until the next request (AUT-09).
 *
 * @param purpose `register`, `forget`, `verify-email` or `verify-phone`
 */
export function createOneTimeCode(purpose: string, { countdowns, serverNow, oneTabAtATime }: AuthDependencies) {
  /** Requests a code. A true status of the response means that the backend has sent a code, now or shortly before. */
  async function request(account: string, ask: () => Promise<SentResponse>): Promise<SentResponse> {
    const response = await ask()
    if (!response.status && response.code !== alreadySent) return response
    countdowns.start(resendKey(purpose, account), resendKind, resendSeconds(response.data?.data, serverNow()))
    return { ...response, status: true }
  }

  return {
    request,
    /** Requests another code. Undefined while it is too early, for example after a request by another tab. */
    resend(account: string, ask: () => Promise<SentResponse>): Promise<SentResponse | undefined> {
      const key = resendKey(purpose, account)
      return oneTabAtATime(`livery:resend:${key}`, async () =>
        countdowns.secondsLeft(key, resendKind) > 0 ? undefined : request(account, ask),
      )
    },
    clear: (account: string) => countdowns.clear(resendKey(purpose, account)),
  }
}
