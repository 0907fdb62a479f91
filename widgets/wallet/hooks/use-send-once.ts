import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Transaction } from '../../../schemas/generated/records.ts'
import type { AnswerOf } from '../../../runtime/widget-api/data.ts'
import { accountKey, useSession } from '../../../runtime/widget-api/session.ts'
import { type Site, useSite } from '../../../runtime/widget-api/site.ts'
import { askTransaction } from '../model/money/ask-transaction.ts'
import { createSendOnce, type SendOnce, type SendState } from '../model/money/send-once.ts'
import { holdAcrossTabs } from '../model/money/tab-lock.ts'

type MoneyCall = 'deposit/add-deposit' | 'withdraw/do-withdraw' | 'promotion/apply-promotion'

/** Makes the money call with the headers that it is given, which carry the intent. */
type Send<Answer> = (headers: Readonly<Record<string, string>>, intent: string) => Promise<Answer>

/** How much longer than a call may take its request may still be on its way to the server, ms. */
const margin = 15_000

const nothing: SendState<never, never> = { kind: 'ready' }

/**
 * The one-time intent of a confirm screen in the browser (DEP-01, WDR-06): of this member, in all tabs, over reloads. Gives
 * what is known of the money, and:
 *
 * - `confirm(send)` sends the call, unless one is under way or its outcome is not known; takes effect before it returns
 * - `check()` asks the server again, where it was asked for long enough by itself
 * - `goOn()` where the server cannot be asked: a person has looked, and the next confirm is the same intent
 * - `again()` begins the next intent after one that is done
 *
 * @param screen its name: `deposit`. Two screens of one name hold each other back.
 * @param isShown whether the screen is there. When it comes back, the outcome of what was under way is asked for.
 */
export function useSendOnce<Name extends MoneyCall>(screen: string, isShown: boolean) {
  type Answer = AnswerOf<Name>
  const { data, session, visit } = useSite()
  const { idempotencyHeader, timeout: callTimeout } = data.settings.api
  const account = useSession(({ member }) => member?.username)
  const [round, setRound] = useState(0)
  const scope = account && `${data.environment}:${data.merchant.id}:${accountKey(account)}:${screen}`
  const tabStorage = visit?.tabStorage
  const { call } = session
  const screenSend = useMemo(
    () =>
      isShown && scope && tabStorage
        ? createScreenSend<Answer>({ round, scope, call, storage: tabStorage, lifetime: callTimeout + margin })
        : undefined,
    [isShown, round, scope, call, tabStorage, callTimeout],
  )
  const state = useSyncExternalStore(
    useCallback((listener) => screenSend?.subscribe(listener) ?? (() => {}), [screenSend]),
    (): SendState<Answer, Transaction> => screenSend?.state() ?? nothing,
    () => nothing,
  )
  return {
    state,
    confirm: useCallback(
      (send: Send<Answer>) => screenSend?.confirm((intent) => send({ [idempotencyHeader]: intent }, intent)),
      [screenSend, idempotencyHeader],
    ),
    check: useCallback(() => screenSend?.check(), [screenSend]),
    goOn: useCallback(() => screenSend?.goOn(), [screenSend]),
    again: useCallback(() => setRound((before) => before + 1), []),
  }
}

/** Lives while somebody listens: rendering alone neither asks the server nor holds other tabs. */
function createScreenSend<Answer extends { readonly status: boolean }>({
  scope,
  call,
  storage,
  lifetime,
}: {
  readonly round: number
  readonly scope: string
  readonly call: Site['session']['call']
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** From when on a request without an answer cannot reach the server any more, ms. */
  readonly lifetime: number
}) {
  let once: SendOnce<Answer, Transaction> | undefined
  let sendIntent: (intent: string) => Promise<Answer> = () => Promise.resolve({ status: false } as Answer)
  return {
    state: (): SendState<Answer, Transaction> => once?.store.getState() ?? nothing,
    subscribe(listener: () => void): () => void {
      const mine = createSendOnce<Answer, Transaction>(
        {
          send: (intent) => sendIntent(intent),
          ask: (intent) => askTransaction(call, intent),
          storage,
          hold: (name) => holdAcrossTabs(navigator.locks, name),
          now: Date.now,
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          newIntent: () => crypto.randomUUID(),
        },
        { scope, lifetime },
      )
      once = mine
      const stop = mine.store.subscribe(() => listener())
      return () => {
        stop()
        mine.close()
        if (once === mine) once = undefined
      }
    },
    /** What is sent is what was confirmed first: a second press changes nothing of it on its way. */
    confirm(send: (intent: string) => Promise<Answer>): void {
      const kind = once?.store.getState().kind
      if (kind === 'sending' || kind === 'unknown') return
      sendIntent = send
      once?.confirm()
    },
    check: () => once?.check(),
    goOn: () => once?.goOn(),
  }
}
