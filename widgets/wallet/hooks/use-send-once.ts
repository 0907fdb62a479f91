import { useEffect, useRef } from 'react'
import type { Transaction } from '../../../schemas/generated/records.ts'
import type { ResponseOf, Endpoint } from '../../../runtime/widget-api/data.ts'
import { type FlowContext, useFlow } from '../../../runtime/widget-api/flow.ts'
import { type LookUpIntent, createMoneySend, type IntentHeaders } from '../model/money/create-money-send.ts'
import type { SendState } from '../model/money/send-state.ts'
import { useMoneyDependencies } from './use-money-dependencies.ts'

/** The state of a screen's money call. */
export type MoneySendState<Name extends Endpoint, Found = Transaction> = SendState<
  ResponseOf<Name>,
  Found | Transaction
>

/**
 * Sends a call that moves money once (decision 14). After a lost response, `sendState` is `unknown` while the hook
 * looks up the intent.
 *
 * @param sendName the name of the call on this device, `vip-bonus:level-3`; screens with one name never send
 *   concurrently
 * @param onState called with each new state of the call
 * @param lookUp looks up an intent; by default in the member's transactions
 */
export function useSendOnce<Name extends Endpoint, Found = Transaction>(
  sendName: string,
  onState: (sendState: MoneySendState<Name, Found>) => void,
  lookUp?: LookUpIntent<Found>,
) {
  const moneyDependencies = useMoneyDependencies()
  // The flow opens once, but each new state goes to the `onState` of the last rendering.
  const latest = useRef(onState)
  useEffect(() => {
    latest.current = onState
  })
  const { state: sendState, flow } = useFlow(
    (context) =>
      openSend<Name, Found>(
        createMoneySend<Name, Found>(sendName, moneyDependencies(context), undefined, lookUp),
        context.session,
        (next) => latest.current(next),
      ),
    ready as MoneySendState<Name, Found>,
    sendName,
  )
  return {
    sendState,
    /** Sends the call with the headers of its intent, unless a call is running or has an unknown outcome. */
    confirm: (send: (headers: IntentHeaders) => Promise<ResponseOf<Name>>) => flow()?.confirm(send),
    /** Looks up the outcome again. */
    check: () => flow()?.check(),
    /** Continues after the member has checked the balance. Needed if the backend cannot look up the call. */
    proceed: () => flow()?.proceed(),
    /** After a completed call, starts a new intent. */
    again: () => flow()?.again(),
  }
}

const ready = { kind: 'ready' } as const

function openSend<Name extends Endpoint, Found>(
  once: ReturnType<typeof createMoneySend<Name, Found>>,
  session: FlowContext['session'],
  onState: (sendState: MoneySendState<Name, Found>) => void,
) {
  const epoch = session.epoch()
  const stop = once.store.subscribe((sendState) => {
    // Ignores responses to the member of an earlier session.
    if (session.epoch() === epoch) onState(sendState)
  })
  return {
    ...once,
    view: () => ({ state: once.store.getState(), isBusy: once.store.getState().kind === 'sending' }),
    subscribe: (listener: () => void) => once.store.subscribe(listener),
    act: () => Promise.resolve(),
    receive: () => {},
    // After its screen has closed, a running call still reports its outcome, such as the paid amount.
    close: () => once.leave(stop),
    forget: () => once.leave(stop),
  }
}
