import { type CountdownKind } from '../../../../runtime/widget-api/countdown.ts'
import { type ResponseOf } from '../../../../runtime/widget-api/data.ts'
import { createFlow, type Flow } from '../../../../runtime/widget-api/flow.ts'
import { applyChosenPromotion } from './apply-chosen-promotion.ts'
import { lookUpPayment } from './look-up-payment.ts'
import { createMoneySend, type MoneyDependencies } from '../money/create-money-send.ts'
import type { DepositOffer } from './deposit-offer.ts'
import { depositCountdown, paymentKey, transferCountdown, transferKey } from './deposit-countdowns.ts'
import { depositPersistence } from './deposit-persistence.ts'
import {
  type DepositRun,
  type DepositRunEffect,
  type DepositRunEvent,
  depositRunStart,
  reduceDeposit,
} from './deposit-run.ts'
import { depositPayload } from './deposit-payload.ts'
import type { DepositVariant } from './deposit-flow.ts'
import { expressLog } from './express-log.ts'
import { createLogQueue } from './log-queue.ts'
import { type DepositQuery, depositQuery } from './deposit-query.ts'
import { serverTimeText } from './server-time-text.ts'

export interface DepositDependencies extends MoneyDependencies {
  readonly variant: DepositVariant
  readonly currency: string
  /** The channels to deposit by. */
  readonly offer: DepositOffer
  /** The deposit's parameters in the screen's address. */
  readonly query: DepositQuery
  readonly countdowns: {
    start(key: string, kind: CountdownKind): void
    secondsLeft(key: string, kind: CountdownKind): number
    clear(key: string): void
  }
  /** The server's time, in ms since 1970. */
  readonly serverNow: () => number
  readonly showFailure: (response: {
    readonly msg?: string | undefined
    readonly missing?: true
    readonly noResponse?: true
  }) => void
  /** Called when a deposit is acknowledged. The amount is undefined if only the receipt or the bankbot knows it. */
  readonly onTaken: (amount: string | undefined) => void
  /**
   * Called when the deposit may have changed the member's data and wallets. Called again when the promotion may have
   * changed them.
   */
  readonly onChanged: () => void
  /** Called after the acknowledgement, to close the screen and go home (DEP-10). */
  readonly onDone: () => void
  /** Opens a payment page in a tab, if its address is allowed. */
  readonly openPage: (url: string) => void
}

/** The pause between two look-ups of a payment, in ms. */
const pollPause = 3000

/** A deposit while its screen is open (DEP-01). */
export function createDeposit(dependencies: DepositDependencies) {
  const { variant, offer, currency, call, countdowns, flow: flowContext } = dependencies
  const transferKind = variant === 'guided' ? transferCountdown : depositCountdown
  /** The pictures of the receipts, by their keys. Only a rapid-auto deposit sends a picture. */
  const pictures = new Map<string, Blob>()
  const log = createLogQueue(call, dependencies.idempotencyHeader)

  const flow: Flow<DepositRun, DepositRunEvent> = createFlow<DepositRun, DepositRunEvent, DepositRunEffect>(
    {
      start: depositRunStart(variant),
      reduce: reduceDeposit,
      latest: ['log-express', 'await-transfer-end', 'look-up-payment', 'apply-promotion'],
      cancels: ['payment-abandoned'],
      persist: depositPersistence({
        variant,
        offer,
        asked: depositQuery(dependencies.query),
        transferSecondsLeft: (key) => countdowns.secondsLeft(key, transferKind),
      }),
    },
    {
      send,
      close: () => {},
      'go-home': () => dependencies.onDone(),
      'log-express': async (transfer) => {
        const express = expressLog(transfer, flow.view().state.express, dependencies.newIntent)
        flow.receive({ type: 'express-began', express })
        const { intent, bankId, ...more } = express
        return { type: 'express-answered', response: await log(intent, { bank_id: bankId, ...more }) }
      },
      'withdraw-express': ({ express: { intent, bankId } }) =>
        void log(dependencies.newIntent(), { bank_id: bankId, replaces: intent }),
      'start-transfer-time': () => {
        const { transfer: before } = flow.view().state
        if (before !== undefined) countdowns.clear(transferKey(before))
        const transfer = dependencies.newIntent()
        countdowns.start(transferKey(transfer), transferKind)
        return { type: 'transfer-began', transfer }
      },
      'await-transfer-end': async ({ transfer }, { signal }) => {
        const left = () => countdowns.secondsLeft(transferKey(transfer), transferKind)
        // Without storage, the countdown never runs. Then 0 s at the start do not mean that the time has ended.
        if (left() === 0) return undefined
        // A deposit that is being sent ignores `transfer-time-ended`. So this event waits until the outcome is known.
        const isSending = () => flow.view().state.deposit.sending
        while (!signal.aborted && (left() > 0 || isSending())) await dependencies.wait(1000)
        return { type: 'transfer-time-ended' }
      },
      'start-payment-time': ({ intent }) => countdowns.start(paymentKey(intent), depositCountdown),
      'look-up-payment': async ({ intent, pause }, { signal }) => {
        if (pause) await dependencies.wait(pollPause)
        return signal.aborted ? undefined : lookUpPayment(call, intent)
      },
      'end-times': ({ transfer, intent }) => {
        if (transfer !== undefined) countdowns.clear(transferKey(transfer))
        if (intent !== undefined) countdowns.clear(paymentKey(intent))
      },
      announce: ({ amount }) => {
        dependencies.onTaken(amount)
        dependencies.onChanged()
      },
      'apply-promotion': async ({ promotionId }, { signal }) => {
        const { intent } = flow.view().state
        // The idempotency key, derived from the deposit's key, prevents a second bonus if the call is repeated.
        const headers = intent === undefined ? {} : { [dependencies.idempotencyHeader]: `${intent}-promotion` }
        const { outcome, response } = await applyChosenPromotion(call, { promotionId, currency }, headers)
        if (outcome !== 'failed') dependencies.onChanged()
        else if (!signal.aborted) dependencies.showFailure(response)
        return { type: `promotion-${outcome}` }
      },
      'open-page': ({ url }) => dependencies.openPage(url),
      'show-failure': ({ response }) => dependencies.showFailure(response),
      'next-intent': () => {
        once.again()
        takeOpenMoney()
      },
    },
    flowContext,
  )
  const once = createMoneySend<'deposit/add-deposit'>('deposit', dependencies, (intent) =>
    flow.receive({ type: 'intent-sent', intent }),
  )
  const stopHearing = once.store.subscribe((money) => flow.receive({ type: 'money-known', money }))

  function send(): void {
    const { deposit } = flow.view().state
    const payload = depositPayload(deposit, serverTimeText(dependencies.serverNow()), currency)
    if (!payload) return
    const blob = deposit.channel?.rapid_auto === 1 ? pictures.get(deposit.receipts[0] ?? '') : undefined
    once.confirm(
      (headers): Promise<ResponseOf<'deposit/add-deposit'>> =>
        call('deposit/add-deposit', payload, { headers, ...(blob && { file: { field: 'receipt_file', blob } }) }),
    )
  }

  function begin(): void {
    const { step } = flow.view().state.deposit
    if (step !== 20) return flow.receive({ type: 'reloaded' })
    flow.receive(openedEvent(dependencies.query, offer))
    takeOpenMoney()
  }

  /** Takes over a deposit with an unknown outcome from before a reload or from another tab. */
  function takeOpenMoney(): void {
    const money = once.store.getState()
    if (money.kind !== 'ready') flow.receive({ type: 'money-known', money })
  }

  begin()

  return {
    ...flow,
    check: once.check,
    proceed: once.proceed,
    addPicture: (key: string, picture: Blob) => {
      pictures.set(key, picture)
      void flow.act({ type: 'receipt-added', key })
    },
    /**
     * Called when the member leaves the screen, so that the next deposit starts from the beginning. Closing or
     * reloading the page does not call it.
     */
    close(): void {
      const { intent, transfer } = flow.view().state
      stopHearing()
      once.close()
      flow.forget()
      if (transfer !== undefined) countdowns.clear(transferKey(transfer))
      if (intent !== undefined) countdowns.clear(paymentKey(intent))
    },
  }
}

/** The first event of a new deposit: the channel and the amount of the address, or else of the last deposit. */
function openedEvent({ promotionId, channelIndex, amount }: DepositQuery, offer: DepositOffer): DepositRunEvent {
  const { recent_deposit: recent } = offer
  const recentChannel = offer.channels.find(({ id }) => id === recent?.merchant_bank_id)
  const first = channelIndex === undefined ? recentChannel : offer.channels[channelIndex]
  return {
    type: 'opened',
    ...(first && { channel: first }),
    ...(recentChannel && recent && { amount: recent.amount }),
    ...(amount !== undefined && { amount }),
    ...(promotionId !== undefined && { promotionId }),
  }
}

export type DepositFlow = ReturnType<typeof createDeposit>
