import type { ApiCalls } from '../../../../schemas/generated/api.ts'
import { type CountdownKind } from '../../../../runtime/widget-api/countdown.ts'
import { type ResponseOf } from '../../../../runtime/widget-api/data.ts'
import { createFlow, type Flow, type Persistence } from '../../../../runtime/widget-api/flow.ts'
import { applyChosenPromotion } from './apply-chosen-promotion.ts'
import { lookUpTransaction } from '../money/look-up-transaction.ts'
import { createMoneySend, type MoneyDependencies } from '../money/create-money-send.ts'
import type { DepositOffer } from './deposit-offer.ts'
import { depositCountdown, paymentKey, transferCountdown, transferKey } from './deposit-countdowns.ts'
import { type DepositRun, type DepositRunEffect, type DepositRunEvent, reduceDeposit } from './deposit-run.ts'
import { depositPayload } from './deposit-payload.ts'
import { type DepositVariant, depositStart } from './deposit-flow.ts'
import { expressLog } from './express-log.ts'
import { type StoredDeposit, readStoredDeposit } from './stored-deposit.ts'
import { type DepositQuery, depositQuery } from './deposit-query.ts'
import { serverTimeText } from './server-time-text.ts'

type LogPayload = ApiCalls['deposit/insert-express-deposit-log']['request']
type LogResponse = ResponseOf<'deposit/insert-express-deposit-log'>

/** The dependencies of a deposit. */
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
  /** The server's time, ms since 1970. */
  readonly serverNow: () => number
  readonly showFailure: (response: {
    readonly msg?: string | undefined
    readonly missing?: true
    readonly noResponse?: true
  }) => void
  /** Called when a deposit is acknowledged. The amount is undefined if it is unknown, such as that of a receipt. */
  readonly onTaken: (amount: string | undefined) => void
  /** Called after the acknowledgement: the screen closes and leads home (DEP-10). */
  readonly onDone: () => void
  /** Opens a payment page in a tab, if its address is allowed. */
  readonly openPage: (url: string) => void
}

/** Pauses between look-ups of a payment, in ms. */
const pollPause = 3000
/** How long a tab stores a deposit, in ms: longer than any of its countdowns. */
const storedFor = 3_600_000

export const depositRunStart = (variant: DepositVariant): DepositRun => ({
  deposit: depositStart(variant),
  money: { kind: 'ready' },
})

/** A deposit while its screen is open (DEP-01). */
export function createDeposit(dependencies: DepositDependencies) {
  const { variant, offer, currency, call, countdowns, flow: flowContext } = dependencies
  const transferKind = variant === 'guided' ? transferCountdown : depositCountdown
  /** The pictures of rapid-auto receipts, by their keys. */
  const pictures = new Map<string, Blob>()
  let lastLog: Promise<unknown> = Promise.resolve()
  const asked = depositQuery(dependencies.query)

  const persist: Persistence<DepositRun> = {
    name: 'deposit',
    owner: 'member',
    storage: 'tab',
    lifetime: storedFor,
    save: ({ deposit, intent, transfer, express }): StoredDeposit | undefined => {
      const { channel, amount, promotionId, receipts, sending } = deposit
      // Step 20 of another page starts with the choices of the last deposit. A sent deposit keeps its own.
      const step = deposit.step === 20 && sending ? 30 : deposit.step
      if (!channel || step === 1) return undefined
      const stored = { step, channelId: channel.id, amount, promotionId, receipts, intent, asked }
      if (step === 20) return express && { ...stored, express }
      return step === 40 ? stored : { ...stored, transfer, express }
    },
    restore: (value) => {
      const stored = readStoredDeposit(value)
      const channel = offer.channels.find(({ id }) => id === stored?.channelId)
      if (!stored || !channel) return undefined
      const { step, amount, promotionId, receipts, intent, transfer, express } = stored
      // A link to another deposit, such as that of a promotion, replaces a form, but not a transfer or a payment.
      if (step === 30 && variant === 'standard' && asked !== '' && asked !== stored.asked) return undefined
      const isRunning = transfer !== undefined && countdowns.secondsLeft(transferKey(transfer), transferKind) > 0
      if ((step === 35 && !isRunning) || (step === 40 && intent === undefined)) return undefined
      return {
        ...depositRunStart(variant),
        deposit: {
          ...depositStart(variant),
          step,
          channel,
          amount,
          // A rapid-auto deposit sends its picture, which a reload loses.
          receipts: channel.rapid_auto === 1 ? [] : receipts,
          ...(promotionId !== undefined && { promotionId }),
        },
        ...(intent !== undefined && { intent }),
        ...(transfer !== undefined && { transfer }),
        ...(express && { express }),
      }
    },
  }

  const flow: Flow<DepositRun, DepositRunEvent> = createFlow<DepositRun, DepositRunEvent, DepositRunEffect>(
    {
      start: depositRunStart(variant),
      reduce: reduceDeposit,
      latest: ['log-express', 'await-transfer-end', 'look-up-payment', 'apply-promotion'],
      cancels: ['payment-abandoned'],
      persist,
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
        // Only a countdown that has run can end. Without storage it never runs.
        if (left() === 0) return undefined
        for (let seconds = left(); seconds > 0 && !signal.aborted; seconds = left()) await dependencies.wait(1000)
        return { type: 'transfer-time-ended' }
      },
      'start-payment-time': ({ intent }) => countdowns.start(paymentKey(intent), depositCountdown),
      'look-up-payment': async ({ intent, pause }, { signal }) => {
        if (pause) await dependencies.wait(pollPause)
        if (signal.aborted) return undefined
        const lookUp = await lookUpTransaction(call, intent)
        if (lookUp.kind === 'missing') return { type: 'payment-untraceable' }
        if (lookUp.kind !== 'found' || lookUp.found.state === 'pending') {
          const url = lookUp.kind === 'found' ? lookUp.found.url : undefined
          return { type: 'payment-pending', ...(url !== undefined && { url }) }
        }
        return { type: lookUp.found.state === 'done' ? 'payment-done' : 'payment-refused' }
      },
      'end-times': ({ transfer, intent }) => {
        if (transfer !== undefined) countdowns.clear(transferKey(transfer))
        if (intent !== undefined) countdowns.clear(paymentKey(intent))
      },
      announce: ({ amount }) => dependencies.onTaken(amount),
      'apply-promotion': async ({ promotionId }, { signal }) => {
        const { intent } = flow.view().state
        // Even if something repeated the call, the id of the deposit would prevent a second bonus.
        const headers = intent === undefined ? {} : { [dependencies.idempotencyHeader]: `${intent}-promotion` }
        const { outcome, response } = await applyChosenPromotion(call, promotionId, headers)
        if (outcome === 'failed' && !signal.aborted) dependencies.showFailure(response)
        return { type: `promotion-${outcome}` }
      },
      'open-page': ({ url }) => dependencies.openPage(url),
      'show-failure': ({ response }) => dependencies.showFailure(response),
      'next-intent': () => once.again(),
    },
    flowContext,
  )
  const once = createMoneySend<'deposit/add-deposit'>('deposit', dependencies, (intent) =>
    flow.receive({ type: 'intent-sent', intent }),
  )
  const stopHearing = once.store.subscribe((money) => flow.receive({ type: 'money-known', money }))

  /** Sends a log after the earlier ones, because it may withdraw one of them. */
  function log(intent: string, payload: LogPayload): Promise<LogResponse> {
    const headers = { [dependencies.idempotencyHeader]: intent }
    const response = lastLog.then(() => call('deposit/insert-express-deposit-log', payload, { headers }))
    lastLog = response
    return response
  }

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
    const { promotionId, channelIndex, amount } = dependencies.query
    const { recent_deposit: recent } = offer
    const recentChannel = offer.channels.find(({ id }) => id === recent?.merchant_bank_id)
    const first = channelIndex === undefined ? recentChannel : offer.channels[channelIndex]
    flow.receive({
      type: 'opened',
      ...(first && { channel: first }),
      ...(recentChannel && recent && { amount: recent.amount }),
      ...(amount !== undefined && { amount }),
      ...(promotionId !== undefined && { promotionId }),
    })
    // A deposit from before a reload, or of another tab, with an unknown outcome.
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

export type DepositFlow = ReturnType<typeof createDeposit>
