import { accountKey } from '../../../runtime/widget-api/session.ts'
import { resendKind, resendSeconds, useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useVisit } from '../../../runtime/widget-api/site.ts'

interface SentAnswer {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: { readonly data: string; readonly sendType?: 'sms' | 'email' }
}

/** The backend's word that a code is on its way already (AUT-11). */
const alreadySent = 140014

/**
 * The sending of one-time passwords for one account and purpose. A code that is on its way already counts as sent. The
 * time until the next one may be asked for is the same in every tab and after a reload (AUT-09).
 *
 * @param purpose `register`, `forget`: countdowns of different purposes do not meet
 * @param send asks the backend for a code for an account
 */
export function useOneTimeCode(purpose: string, account: string, send: (account: string) => Promise<SentAnswer>) {
  const visit = useVisit()
  const tellFailure = useTellFailure()
  const key = (whose: string) => `${purpose}:${accountKey(whose)}`
  const { left, clear } = useCountdown(key(account), resendKind)

  /** Asks for a code; the answer where one is on its way, else undefined after the failure was told. */
  async function request(whose = account, ask = () => send(whose)): Promise<SentAnswer | undefined> {
    const answer = await ask()
    if (!answer.status && answer.code !== alreadySent) {
      tellFailure(answer)
      return undefined
    }
    const seconds = resendSeconds(answer.data?.data, visit?.clock.now() ?? Date.now())
    visit?.countdowns.start(key(whose), resendKind, seconds)
    return answer
  }

  /** Asks for another code, unless another tab has just done so. */
  const resend = () =>
    oneTabAtATime(`livery:resend:${key(account)}`, async () => {
      const remaining = visit?.countdowns.left(key(account), resendKind) ?? 0
      return remaining > 0 ? undefined : request()
    })

  return { left, request, resend, clear }
}

function oneTabAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? (navigator.locks.request(name, run) as Promise<Result>) : run()
}
