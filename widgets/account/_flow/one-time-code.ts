import { resendKind, resendSeconds } from '../../../runtime/widget-api/countdown.ts'
import { accountKey } from '../../../runtime/widget-api/session.ts'
import type { AuthWorld } from './auth-world.ts'

interface SentAnswer {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: { readonly data: string; readonly sendType?: 'sms' | 'email' }
}

/** The backend's word that a code is on its way already (AUT-11). */
const alreadySent = 140014

/** The countdown's key until another code may be sent to an account. Countdowns of different purposes do not meet. */
export const resendKey = (purpose: string, account: string) => `${purpose}:${accountKey(account)}`

/**
 * The sending of one-time passwords of one purpose. A code that is on its way already counts as sent. The time until the
 * next one may be asked for is the same in every tab and after a reload (AUT-09).
 *
 * @param purpose `register`, `forget`
 */
export function oneTimeCode(purpose: string, { countdowns, serverNow, oneTabAtATime }: AuthWorld) {
  /** Asks for a code. The answer's status says whether one is on its way. */
  async function request(account: string, ask: () => Promise<SentAnswer>): Promise<SentAnswer> {
    const answer = await ask()
    if (!answer.status && answer.code !== alreadySent) return answer
    countdowns.start(resendKey(purpose, account), resendKind, resendSeconds(answer.data?.data, serverNow()))
    return { ...answer, status: true }
  }

  return {
    request,
    /** Asks for another code. Undefined while it is too early, as after another tab has just done so. */
    resend(account: string, ask: () => Promise<SentAnswer>): Promise<SentAnswer | undefined> {
      const key = resendKey(purpose, account)
      return oneTabAtATime(`livery:resend:${key}`, async () =>
        countdowns.left(key, resendKind) > 0 ? undefined : request(account, ask),
      )
    },
    clear: (account: string) => countdowns.clear(resendKey(purpose, account)),
  }
}
