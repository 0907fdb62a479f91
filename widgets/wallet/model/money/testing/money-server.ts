import type { MoneyResponse } from '../money-response.ts'
import type { LookUpResult } from '../send-state.ts'
import type { VirtualTime } from '../../../../../runtime/flow/testing/virtual-time.ts'

/** How one request and its response travel. Delays in ms. */
export interface Fate {
  readonly toServer: number
  readonly back: number
  /** `request`: the request never arrives. `response`: the request arrives, but its response is lost. */
  readonly loses?: 'request' | 'response'
  /** The server's refusal. Only `fail-after` refuses after the call has taken effect; the others prevent the effect. */
  readonly verdict?: 'refuse' | 'fail' | 'fail-after' | 'session-ended'
}

export type LookUpFate = Pick<Fate, 'toServer' | 'back' | 'loses'> & { readonly isSessionOver?: boolean }

/** A row of the ledger. */
export interface Entry {
  readonly intent: string
  readonly at: number
}

export type CallResponse = MoneyResponse & { readonly data?: { readonly place: number } }

/** Timeout of the client, in ms. */
const clientTimeout = 30_000

/**
 * A server with a ledger, and look-ups in it.
 *
 * @param isIdempotent if true, an intent takes effect only once. If false, a repeated call takes effect again
 */
export function createMoneyServer(time: VirtualTime, isIdempotent = true) {
  const entries: Entry[] = []
  /** Every sent request, whether it arrived or not. */
  const sent: { readonly intent: string; readonly tab: string }[] = []
  let running = 0
  let hasLookUp = true
  let maxConcurrent = 0

  function handle(intent: string, verdict: Fate['verdict']): CallResponse {
    const known = isIdempotent ? entries.findIndex((entry) => entry.intent === intent) : -1
    if (known >= 0) return { status: true, data: { place: known } }
    if (verdict === 'refuse')
      return { status: false, code: 4211, msg: 'The amount is more than you can withdraw right now.' }
    if (verdict === 'session-ended') return { status: false, code: 1003 }
    if (verdict === 'fail') return { status: false, code: 502 }
    entries.push({ intent, at: time.now() })
    return verdict === 'fail-after'
      ? { status: false, code: 5000 }
      : { status: true, data: { place: entries.length - 1 } }
  }

  return {
    entries: entries as readonly Entry[],
    sent: sent as readonly { readonly intent: string; readonly tab: string }[],
    maxConcurrent: () => maxConcurrent,
    send(tab: string, intent: string, fate: Fate): Promise<CallResponse> {
      sent.push({ intent, tab })
      running += 1
      maxConcurrent = Math.max(maxConcurrent, running)
      return new Promise<CallResponse>((resolve) => {
        let isOver = false
        const finish = (response: CallResponse) => {
          if (isOver) return
          isOver = true
          running -= 1
          resolve(response)
        }
        time.after(clientTimeout, () => finish({ status: false, noResponse: true }))
        if (fate.loses === 'request') return
        time.after(fate.toServer, () => {
          const response = handle(intent, fate.verdict)
          if (fate.loses !== 'response') time.after(fate.back, () => finish(response))
        })
      })
    },
    removeLookUp: () => void (hasLookUp = false),
    async lookUp(intent: string, fate: LookUpFate): Promise<LookUpResult<Entry>> {
      if (!hasLookUp) return { kind: 'missing' }
      await time.wait(fate.toServer)
      const found = entries.find((entry) => entry.intent === intent)
      await time.wait(fate.loses ? 5000 : fate.back)
      if (fate.loses) return { kind: 'no-response' }
      if (fate.isSessionOver) return { kind: 'ended' }
      return found ? { kind: 'found', found } : { kind: 'absent' }
    },
  }
}
