import type { Transaction } from '../../../schemas/generated/records.ts'
import type { AnswerOf, Endpoint } from '../../../runtime/widget-api/data.ts'
import { type FlowWorld, useFlow } from '../../../runtime/widget-api/flow.ts'
import { type AskIntent, createMoneySend, type IntentHeaders } from '../model/money/create-money-send.ts'
import type { SendState } from '../model/money/send-once.ts'
import { useMoneyWorld } from './use-money-world.ts'

/** The state of a screen's money call. */
export type Money<Name extends Endpoint, Found = Transaction> = SendState<AnswerOf<Name>, Found | Transaction>

/**
 * Sends a call that moves money once (decision 14), for a screen of any area. After a lost answer `money` is unknown
 * while this asks the server for the intent.
 *
 * @param screen the name of the screen, `vip-bonus:level-3`; two screens of one name never send at the same time
 * @param onKnown called with each new state of the money
 * @param ask looks up an intent; by default in the history of money
 */
export function useSendOnce<Name extends Endpoint, Found = Transaction>(
  screen: string,
  onKnown: (money: Money<Name, Found>) => void,
  ask?: AskIntent<Found>,
) {
  const moneyWorld = useMoneyWorld()
  const { state: money, flow } = useFlow(
    (world) => openSend<Name, Found>(screen, moneyWorld(world), world, onKnown, ask),
    ready as Money<Name, Found>,
    screen,
  )
  return {
    money,
    /** Sends the call with the headers of its intent, unless a call is running or has an unknown outcome. */
    confirm: (send: (headers: IntentHeaders) => Promise<AnswerOf<Name>>) => flow()?.confirm(send),
    /** Looks up the outcome again. */
    check: () => flow()?.check(),
    /** Called when the member has checked the balance, because the backend cannot answer. */
    goOn: () => flow()?.goOn(),
    /** Starts the next intent after a completed one. */
    again: () => flow()?.again(),
  }
}

const ready = { kind: 'ready' } as const

function openSend<Name extends Endpoint, Found>(
  screen: string,
  moneyWorld: ReturnType<ReturnType<typeof useMoneyWorld>>,
  { session }: FlowWorld,
  onKnown: (money: Money<Name, Found>) => void,
  ask: AskIntent<Found> | undefined,
) {
  const once = createMoneySend<Name, Found>(screen, moneyWorld, undefined, ask)
  const epoch = session.epoch()
  const stop = once.store.subscribe((money) => {
    // An answer to the former member is ignored.
    if (session.epoch() === epoch) onKnown(money)
  })
  const close = () => {
    stop()
    once.close()
  }
  return {
    ...once,
    view: () => ({ state: once.store.getState(), isBusy: once.store.getState().kind === 'sending' }),
    subscribe: (listener: () => void) => once.store.subscribe(listener),
    act: () => Promise.resolve(),
    receive: () => {},
    close,
    forget: close,
  }
}
