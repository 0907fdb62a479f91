import type { Transaction } from '../../../../schemas/generated/records.ts'
import type { ResponseOf, Call, Endpoint } from '../../../../runtime/widget-api/data.ts'
import type { FlowContext } from '../../../../runtime/widget-api/flow.ts'
import { lookUpTransaction } from './look-up-transaction.ts'
import { createSendOnce, type SendDependencies } from './send-once.ts'
import type { LookUpResult } from './send-state.ts'

export interface MoneyDependencies extends Pick<SendDependencies<never, never>, 'hold' | 'wait' | 'newIntent'> {
  readonly flow: FlowContext
  readonly call: Call
  /** The brand's header for the idempotency key, which is the intent's id. */
  readonly idempotencyHeader: string
  /** Timeout of a call, in ms. */
  readonly callTimeout: number
}

/** The headers of one intent. */
export type IntentHeaders = Readonly<Record<string, string>>

/** Asks the server for its record of an intent. */
export type LookUpIntent<Found> = (call: Call, intent: string) => Promise<LookUpResult<Found | Transaction>>

/** Functions that end the waiting of a left screen for its running call. The key is the scope of the call. */
const waitingScreens = new Map<string, () => void>()

/** How long after the call timeout the request may still reach the server, in ms. */
const margin = 15_000

/**
 * Creates the intents of the current member for one kind of send, such as a withdrawal. Screens with one name never
 * send at the same time.
 *
 * @param onSend called with the id of each sent intent
 * @param lookUp looks up an intent on the server; by default in the member's transactions
 * @param looksUpState whether `lookUp` reports a state and not the intent itself (`SendOptions`)
 */
export function createMoneySend<Name extends Endpoint, Found = Transaction>(
  sendName: string,
  dependencies: MoneyDependencies,
  onSend: (intent: string) => void = () => {},
  lookUp: LookUpIntent<Found> = lookUpTransaction,
  looksUpState = false,
) {
  const { flow, call, idempotencyHeader, callTimeout } = dependencies
  const { session } = flow
  const scope = `${flow.place}:${flow.member ?? 'nobody'}:${sendName}`
  const epoch = session.epoch()
  type CallResponse = ResponseOf<Name>
  let send: (headers: IntentHeaders) => Promise<CallResponse>
  const once = createSendOnce<CallResponse, Found | Transaction>(
    {
      send: (intent) => {
        onSend(intent)
        return send({ [idempotencyHeader]: intent })
      },
      lookUp: (intent) => lookUp(call, intent),
      storage: flow.storage.device,
      hold: dependencies.hold,
      now: flow.now,
      wait: dependencies.wait,
      newIntent: dependencies.newIntent,
    },
    { scope, lifetime: callTimeout + margin, looksUpState },
  )
  // If this screen has found the left screen's call, this screen reports the outcome, and the left screen must not.
  if (once.store.getState().kind === 'unknown') waitingScreens.get(scope)?.()

  return {
    ...once,
    /**
     * Sends the call, unless a call is running or has an unknown outcome. A second confirm does not affect the first.
     */
    confirm(how: typeof send): void {
      const { kind } = once.store.getState()
      if (kind === 'sending' || kind === 'unknown') return
      send = how
      once.confirm()
    },
    /**
     * Called when the member leaves the screen. Closes the send and calls `end`. If the call is running, first waits
     * for its outcome, so that the left screen still reports it. The end of the session ends the waiting.
     */
    leave(end: () => void): void {
      const close = () => {
        once.close()
        end()
      }
      if (once.store.getState().kind !== 'sending' || session.epoch() !== epoch) return close()
      const endWaiting = () => {
        stopWaiting()
        stopListening()
        waitingScreens.delete(scope)
        close()
      }
      const stopWaiting = once.store.subscribe(endWaiting)
      const stopListening = session.subscribe(() => {
        if (session.epoch() !== epoch) endWaiting()
      })
      waitingScreens.set(scope, endWaiting)
    },
  }
}
