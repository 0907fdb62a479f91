import type { Transaction } from '../../../schemas/generated/records.ts'
import type { AnswerOf, Endpoint } from '../../../runtime/widget-api/data.ts'
import { type FlowWorld, useFlow } from '../../../runtime/widget-api/flow.ts'
import { type AskIntent, createMoneySend, type IntentHeaders } from '../model/money/create-money-send.ts'
import type { SendState } from '../model/money/send-once.ts'
import { useMoneyWorld } from './use-money-world.ts'

/** The state of a screen's money call. */
export type Money<Name extends Endpoint, Found = Transaction> = SendState<AnswerOf<Name>, Found | Transaction>

/**
 * Sends a call that moves money once (decision 14), for a screen of any area. A lost answer leaves `money` unknown while
 * the server is asked for the intent.
 *
 * @param screen names what is confirmed, `vip-bonus:level-3`: two screens of one name hold each other back
 * @param onKnown hears each state that the money comes to
 * @param ask asks the server for an intent. Without it, the history of money is asked.
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
    /** Sends the call with the headers of its intent, unless one is under way or its outcome is not known. */
    confirm: (send: (headers: IntentHeaders) => Promise<AnswerOf<Name>>) => flow()?.confirm(send),
    /** Asks for the outcome again. */
    check: () => flow()?.check(),
    /** A person has looked where the backend cannot be asked. */
    goOn: () => flow()?.goOn(),
    /** Begins the next intent after one that is done. */
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
    tell: () => {},
    close,
    forget: close,
  }
}
