import { accountKey, useSession, useSessionActions } from '../../../runtime/widget-api/session.ts'
import { announceEvent } from '../../../runtime/widget-api/events.ts'
import { askTransaction } from '../model/money/ask-transaction.ts'
import { type DepositEvent, depositFlow, depositStart } from '../model/deposit/deposit-flow.ts'
import type { DepositOffer } from '../hooks/use-deposit-channels.ts'
import { depositPayload } from '../model/deposit/deposit-payload.ts'
import { paymentUrl } from '../model/deposit/payment-url.ts'
import { readAmount } from '../model/money/amount.ts'
import { readDepositQuery } from '../model/deposit/promotions-trip.ts'
import { useBrand, useSettings, useVisit } from '../../../runtime/widget-api/site.ts'
import { useCall, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useLiveLocation } from '../../../runtime/widget-api/pages.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'
import { useSendOnce } from '../hooks/use-send-once.ts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { depositCountdown, transferCountdown } from '../model/deposit/countdowns.ts'
import { type KeptDeposit, keepDeposit, readKeptDeposit } from './kept-deposit.ts'
import { serverTimeText } from './server-time-text.ts'

/** Pauses between questions after a payment, ms. */
const pollPause = 3000

/**
 * A deposit with its calls (DEP-01), from the moment that its screen is there until it is left.
 *
 * @param offer what can be deposited with; the flow begins with the one that is there first
 * @param onDone called when a deposit was acknowledged: the screen closes and leads home (DEP-10)
 */
export function useDeposit(offer: DepositOffer, onDone: () => void) {
  const {
    deposit,
    hosts,
    api: { idempotencyHeader },
  } = useSettings()
  const brand = useBrand()
  const { currency } = useMoney()
  const call = useCall()
  const visit = useVisit()
  const tellFailure = useTellFailure()
  const { refreshPart } = useSessionActions()
  const account = accountKey(useSession(({ member }) => member?.username ?? ''))
  const { search } = useLiveLocation()
  const money = useSendOnce<'deposit/add-deposit'>('deposit', true)
  const isGuided = deposit.variant === 'guided'
  const transferTime = useCountdown(
    `${isGuided ? 'transfer' : 'deposit'}:${account}`,
    isGuided ? transferCountdown : depositCountdown,
  )
  const paymentTime = useCountdown(`payment:${account}`, depositCountdown)
  const place = `livery:deposit:${brand.environment}:${brand.id}:${account}`
  const storage = visit?.tabStorage

  const [state, setState] = useState(() => depositStart(deposit.variant))
  // Events of one moment follow each other: what is drawn is behind.
  const present = useRef(state)
  const intent = useRef<string>(undefined)
  /** The pictures of rapid-auto receipts, by their keys. */
  const pictures = useRef(new Map<string, Blob>())
  const [redirected, setRedirected] = useState<string>()

  const allowed = useCallback(
    (url: string | undefined) =>
      url === undefined
        ? undefined
        : paymentUrl(url, {
            hosts: hosts.payment,
            ownHost: window.location.hostname,
            isDevelopment: brand.environment === 'development',
          }),
    [hosts, brand.environment],
  )

  function send(): void {
    const { current } = present
    const paidAt = serverTimeText(visit?.clock.now() ?? Date.now())
    const payload = depositPayload(current, paidAt, currency)
    if (!payload) return
    const blob = current.channel?.rapid_auto === 1 ? pictures.current.get(current.receipts[0] ?? '') : undefined
    money.confirm((headers, mine) => {
      intent.current = mine
      return call('deposit/add-deposit', payload, { headers, ...(blob && { file: { field: 'receipt_file', blob } }) })
    })
  }

  async function applyPromotion(promotionId: number): Promise<void> {
    // Once for this deposit: the same id would be the same bonus, and nothing sends it again.
    const headers = intent.current === undefined ? {} : { [idempotencyHeader]: `${intent.current}-promotion` }
    const payload = { promotion_id: promotionId, is_from_deposit_page: 1 } as const
    const answer = await call('promotion/apply-promotion', payload, { headers })
    if (!answer.status) tellFailure(answer)
    dispatch({ type: answer.status ? 'promotion-applied' : 'promotion-failed' })
  }

  function dispatch(event: DepositEvent): void {
    const { state: next, effects } = depositFlow(present.current, event)
    const before = present.current
    present.current = next
    setState(next)
    keepDeposit(storage, place, keptOf(next.step))
    for (const effect of effects) {
      if (effect.type === 'send') send()
      else if (effect.type === 'start-transfer-time') transferTime.start()
      else if (effect.type === 'apply-promotion') void applyPromotion(effect.promotionId)
      else if (effect.type === 'go-home') onDone()
      else if (effect.type === 'log-express') {
        const { bankId, amount } = effect
        void call('deposit/insert-express-deposit-log', { bank_id: bankId, ...(amount !== undefined && { amount }) })
      } else if (effect.type === 'open-page') openPage(effect.url)
    }
    // The time of a payment that was begun before a reload runs on, or is over.
    if (next.step === 40 && before.step !== 40 && event.type !== 'resumed') paymentTime.start()
    if (next.step === 1 && before.step !== 1) {
      transferTime.clear()
      paymentTime.clear()
      const amount = readAmount(next.amount)
      if (amount !== undefined) announceEvent({ name: 'deposit', amount, currency })
      void refreshPart('wallet')
    }
  }

  function keptOf(step: typeof state.step): KeptDeposit | undefined {
    const { channel, amount, promotionId } = present.current
    if ((step !== 35 && step !== 40) || !channel) return undefined
    return {
      step,
      channelId: channel.id,
      amount,
      ...(promotionId !== undefined && { promotionId }),
      ...(intent.current !== undefined && step === 40 && { intent: intent.current }),
    }
  }

  function openPage(text: string): void {
    const url = allowed(text)
    setRedirected(url ?? '')
    if (url === undefined) return
    const opened = window.open(url, '_blank')
    // The page that is paid on has no hand on this one.
    if (opened) opened.opener = null
  }

  const begin = useEffectEvent(async () => {
    const kept = readKeptDeposit(storage, place)
    const channel = offer.channels.find(({ id }) => id === kept?.channelId)
    if (kept && channel) {
      const { amount, promotionId } = kept
      const resumed = { type: 'resumed', channel, amount, promotionId } as const
      if (kept.step === 35 && transferTime.left > 0) return dispatch({ ...resumed, step: 35 })
      if (kept.step === 40 && kept.intent !== undefined) {
        intent.current = kept.intent
        dispatch({ ...resumed, step: 40 })
        return void ask()
      }
    }
    const { promotionId, channelIndex } = readDepositQuery(search)
    const { recent_deposit: recent } = offer
    const recentChannel = offer.channels.find(({ id }) => id === recent?.merchant_bank_id)
    const first = channelIndex === undefined ? recentChannel : offer.channels[channelIndex]
    dispatch({
      type: 'opened',
      ...(first && { channel: first }),
      ...(recentChannel && recent && { amount: recent.amount }),
      ...(promotionId !== undefined && { promotionId }),
    })
  })
  const leave = useEffectEvent(() => {
    keepDeposit(storage, place, undefined)
    transferTime.clear()
    paymentTime.clear()
  })
  useEffect(() => {
    void begin()
    return () => leave()
  }, [])

  const follow = useEffectEvent(() => {
    const { state: sent } = money
    if (sent.kind === 'unknown' && !present.current.sending) dispatch({ type: 'resumed', step: 'sent' })
    else if (sent.kind === 'done' && 'found' in sent) {
      const { state: outcome, url, intent: found } = sent.found
      intent.current = found
      if (outcome === 'refused') dispatch({ type: 'deposit-refused' })
      else dispatch({ type: 'deposit-done', ...(url !== undefined && { url }) })
    } else if (sent.kind === 'done') {
      const url = sent.answer.data?.url
      dispatch({ type: 'deposit-done', ...(url !== undefined && { url }) })
    } else if (sent.kind === 'refused') {
      tellFailure(sent.answer)
      dispatch({ type: 'deposit-refused' })
    } else if (['absent', 'elsewhere', 'ended', 'left'].includes(sent.kind)) {
      dispatch({ type: 'deposit-refused' })
    }
  })
  const { state: sent } = money
  useEffect(() => {
    if (sent.kind !== 'ready') follow()
  }, [sent])

  /** The next deposit is a new one. */
  function endPayment(type: 'payment-refused' | 'payment-left'): void {
    dispatch({ type })
    paymentTime.clear()
    money.again()
  }

  const ask = useEffectEvent(async () => {
    const asked = intent.current === undefined ? undefined : await askTransaction(call, intent.current)
    if (asked?.kind !== 'found' || present.current.step !== 40) return
    const { state: outcome, url } = asked.found
    if (outcome === 'pending') return dispatch({ type: 'payment-pending', ...(url !== undefined && { url }) })
    if (outcome === 'done') dispatch({ type: 'payment-done' })
    else endPayment('payment-refused')
  })
  const isPaying = state.step === 40
  useEffect(() => {
    if (!isPaying) return
    const timer = setInterval(() => void ask(), pollPause)
    return () => clearInterval(timer)
  }, [isPaying])

  // Only a time that ran can end: where nothing can be kept, it never did.
  const ran = useRef(false)
  const endTransfer = useEffectEvent(() => {
    if (ran.current && transferTime.left === 0) dispatch({ type: 'transfer-time-ended' })
    ran.current = transferTime.left > 0
  })
  const isTransferring = state.step === 35
  useEffect(() => {
    if (isTransferring) endTransfer()
    else ran.current = false
  }, [isTransferring, transferTime.left])

  return {
    state,
    dispatch,
    /** What is known of the money. */
    sent,
    check: money.check,
    goOn: money.goOn,
    transferLeft: transferTime.left,
    paymentLeft: paymentTime.left,
    leavePayment: () => endPayment('payment-left'),
    /** The payment page, where it may be shown. */
    pageUrl: allowed(state.url),
    /** The payment page that was opened in a tab; empty where it may not be. */
    redirected,
    addReceipt: (key: string, picture: Blob) => {
      pictures.current.set(key, picture)
      dispatch({ type: 'receipt-added', key })
    },
  }
}

export type Deposit = ReturnType<typeof useDeposit>
