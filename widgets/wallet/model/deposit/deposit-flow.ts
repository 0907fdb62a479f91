import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import { readAmount, typedAmount } from '../money/amount.ts'
import { checkTyping } from '../money/check-amount.ts'
import { depositAmount } from './deposit-amount.ts'
import { type DepositErrors, findErrors, hasErrors, isTransfer, mostReceipts, needsReceipt } from './deposit-errors.ts'

/*
 * The steps of a deposit, by their numbers in the specification (DEP-01):
 *
 *   standard   20 channel ──► 30 amount and receipt ──► sent ──► 1 acknowledgement
 *                 └─ bankbot ─► 35 transfer details ──► sent ─►┤
 *                                                       url ──► 40 payment page ──► 1
 *
 *   guided     20 top up (1) ──► 35 transfer details, 600 s (2) ──► 30 slip (3) ──► sent ──► 1
 *                 └─ nothing to transfer to ──► 30, if the channel needs a slip ──► sent ──► 40 ──► 1
 *
 * A send-once intent sends the deposit and returns the outcome. A bankbot recognises express transfers: transfers to
 * the account of its channel. The backend reads the amount of a rapid-auto deposit from the receipt.
 */

export type DepositVariant = 'standard' | 'guided'
export type DepositStep = 20 | 30 | 35 | 40 | 1

/** Unknown: neither the response nor the member's promotions show that the server has applied the promotion. */
type PromotionOutcome = 'applied' | 'failed' | 'unknown'

export interface DepositState {
  readonly variant: DepositVariant
  readonly step: DepositStep
  readonly channel?: DepositChannel
  /** As typed. */
  readonly amount: string
  /** Keys of uploaded receipts. */
  readonly receipts: readonly string[]
  /** The promotion of this deposit only. */
  readonly promotionId?: number
  /** Whether the promotion comes from the address, and the backend's list has not confirmed it yet. */
  readonly isPromotionUnconfirmed?: true
  /** Whether the deposit has lost its promotion, because the backend does not offer it. */
  readonly isPromotionLost?: true
  /** Whether the deposit is being sent or has an unknown outcome. */
  readonly sending: boolean
  /** Whether the log of an express transfer has no response yet. Until then the member cannot report the transfer. */
  readonly logging: boolean
  readonly errors: DepositErrors
  /** The payment page of step 40. Opens in a tab if the channel has `redirect_page`, otherwise in a frame. */
  readonly url?: string
  /** Whether the server has reported the payment of step 40 as done. */
  readonly isPaid?: true
  /** Whether the server cannot look up the payment of step 40, so that the member has to check the balance. */
  readonly isUntraceable?: true
  /** The outcome of the promotion. The deposit succeeds even if the promotion fails. */
  readonly promotion?: 'applying' | PromotionOutcome
}

export type DepositEvent =
  | DepositEdit
  | {
      readonly type: 'opened'
      readonly channel?: DepositChannel
      readonly amount?: string
      readonly promotionId?: number
    }
  /** Resumes a sent deposit after a reload, while its outcome is being looked up. */
  | {
      readonly type: 'resumed'
      readonly channel?: DepositChannel | undefined
      readonly amount?: string
      readonly promotionId?: number | undefined
    }
  /** The outcome of the intent. */
  | { readonly type: 'deposit-done'; readonly url?: string }
  | { readonly type: 'deposit-refused' }
  /** The server has reported the payment of step 40 as done. Messages of the payment page never cause this event. */
  | { readonly type: 'payment-done' }
  /** The server has refused the payment of step 40, or a deposit whose response was lost. */
  | { readonly type: 'payment-refused' }
  /** The payment has not arrived yet. `url` is the payment page, if the member has not used it. */
  | { readonly type: 'payment-pending'; readonly url?: string }
  /** The server cannot look up the payment. */
  | { readonly type: 'payment-untraceable' }
  /** The member abandons the payment of step 40. If they pay nevertheless, the money still arrives. */
  | { readonly type: 'payment-abandoned' }
  | { readonly type: `promotion-${PromotionOutcome}` }
  /**
   * Whether the backend's list contains the deposit's promotion. If the list could not load, it counts as unavailable.
   */
  | { readonly type: 'promotion-offered' | 'promotion-unavailable' }
  /** The outcome of the log of an express transfer. */
  | { readonly type: 'express-logged' | 'express-refused' }
  | { readonly type: 'acknowledged' }

/** The member's actions before the deposit is sent. */
type DepositEdit =
  | { readonly type: 'channel-chosen'; readonly channel: DepositChannel }
  | { readonly type: 'amount-typed'; readonly text: string }
  /** A paste that is not an amount. The field does not change. */
  | { readonly type: 'amount-refused' }
  | { readonly type: 'receipt-added' | 'receipt-removed'; readonly key: string }
  | { readonly type: 'promotion-chosen'; readonly promotionId: number | undefined }
  /** The member has pressed the button of step 20 (guided variant), 30 or 35. */
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' | 'transfer-time-ended' }

export type DepositEffect =
  /**
   * With an amount, the bankbot waits for the transfer. Without an amount, the call only logs that the page has shown
   * the details.
   */
  | { readonly type: 'log-express'; readonly bankId: number; readonly amount?: string }
  | { readonly type: 'start-transfer-time' | 'send' | 'close' | 'go-home' }
  | { readonly type: 'open-page'; readonly url: string }
  | { readonly type: 'apply-promotion'; readonly promotionId: number }

export interface DepositChange {
  readonly state: DepositState
  readonly effects: readonly DepositEffect[]
}

export function depositStart(variant: DepositVariant): DepositState {
  return { variant, step: 20, amount: '', receipts: [], sending: false, logging: false, errors: {} }
}

/** The sub-step of the guided variant (DEP-02). Undefined in the standard variant, and in steps 40 and 1. */
export function subStepOf({ variant, step }: DepositState): 1 | 2 | 3 | undefined {
  if (variant !== 'guided') return undefined
  return step === 20 ? 1 : step === 35 ? 2 : step === 30 ? 3 : undefined
}

/** Returns the deposit after an event, with the effects. An event that does not belong to the step changes nothing. */
export function reduceDepositSteps(state: DepositState, event: DepositEvent): DepositChange {
  switch (event.type) {
    case 'opened':
      return only({
        ...depositStart(state.variant),
        ...(event.channel && { channel: event.channel }),
        ...(event.promotionId !== undefined && { promotionId: event.promotionId, isPromotionUnconfirmed: true }),
        amount: readAmount(event.amount ?? '') ?? '',
      })
    case 'resumed':
      return only(resume(state.variant, event))
    case 'acknowledged':
      return state.step === 1
        ? { state: depositStart(state.variant), effects: [{ type: 'close' }, { type: 'go-home' }] }
        : only(state)
    case 'promotion-applied':
      return only(endPromotion(state, 'applied'))
    case 'promotion-failed':
      return only(endPromotion(state, 'failed'))
    case 'promotion-unknown':
      return only(endPromotion(state, 'unknown'))
    case 'promotion-offered':
      return only(state.isPromotionUnconfirmed ? confirmed(state) : state)
    case 'promotion-unavailable':
      return only(losePromotion(state))
    case 'express-logged':
      return only({ ...state, logging: false })
    case 'express-refused':
      return only(state.logging ? toChannels(state) : state)
    case 'payment-done':
      return state.step === 40 ? acknowledge({ ...state, isPaid: true }) : only(state)
    case 'payment-pending':
      // Keep a payment page that is already shown: a new address would restart the payment.
      return only(state.step === 40 && state.url === undefined && event.url ? { ...state, url: event.url } : state)
    case 'payment-untraceable':
      return only(state.step === 40 ? { ...state, isUntraceable: true } : state)
    case 'payment-refused':
      return only(state.step === 40 || state.sending ? tryAgain(state, 'refused') : state)
    case 'payment-abandoned':
      return only(state.step === 40 ? tryAgain(state, 'abandoned') : state)
    case 'deposit-done':
      return state.sending ? takeResponse(state, event.url) : only(state)
    case 'deposit-refused':
      return only({ ...state, sending: false })
    default:
      return state.sending ? only(state) : edit(state, event)
  }
}

function resume(variant: DepositVariant, event: Extract<DepositEvent, { type: 'resumed' }>): DepositState {
  const { channel, amount = '', promotionId } = event
  return {
    ...depositStart(variant),
    ...(channel && { channel }),
    ...(promotionId !== undefined && { promotionId }),
    amount: readAmount(amount) ?? '',
    sending: true,
  }
}

function edit(state: DepositState, event: DepositEdit): DepositChange {
  const { step, channel } = state
  if (step === 40 || step === 1) return only(state)
  switch (event.type) {
    case 'channel-chosen':
      return step === 20 ? chooseChannel(state, event.channel) : only(state)
    case 'amount-typed':
      return only(typeAmount(state, event.text))
    case 'amount-refused':
      return only({ ...state, errors: { amount: { rule: 'error_amount' } } })
    case 'receipt-added': {
      const isFull = channel === undefined || state.receipts.length >= mostReceipts(state.variant, channel)
      return only(isFull ? state : { ...state, receipts: [...state.receipts, event.key], errors: {} })
    }
    case 'receipt-removed':
      return only({ ...state, receipts: state.receipts.filter((key) => key !== event.key) })
    case 'promotion-chosen': {
      const { promotionId: _before, isPromotionLost: _lost, ...rest } = confirmed(state)
      return only(event.promotionId === undefined ? rest : { ...rest, promotionId: event.promotionId })
    }
    case 'continued':
      return proceed(state)
    case 'went-back':
      return only(step === 30 || step === 35 ? toChannels(state) : state)
    case 'transfer-time-ended':
      return only(step === 35 ? tryAgain(state, 'time-ended') : state)
  }
}

const confirmed = ({ isPromotionUnconfirmed: _before, ...state }: DepositState): DepositState => state

/**
 * Drops the promotion. A sent deposit keeps a promotion that the list has confirmed, because the list may change once
 * the money arrives.
 */
function losePromotion(state: DepositState): DepositState {
  const { promotionId, isPromotionUnconfirmed, step, sending } = state
  const isSent = sending || step === 40
  if (promotionId === undefined || step === 1 || (isSent && !isPromotionUnconfirmed)) return state
  const { promotionId: _lost, ...rest } = confirmed(state)
  return { ...rest, isPromotionLost: true }
}

const toChannels = (state: DepositState): DepositState => ({
  ...state,
  step: 20,
  receipts: [],
  logging: false,
  errors: {},
})

function typeAmount(state: DepositState, text: string): DepositState {
  const error = checkTyping(text, 'decimal')
  return { ...state, amount: typedAmount(text), errors: error ? { amount: error } : {} }
}

/** Returns to the start with channel and amount. Drops the promotion, which was for the failed deposit. */
function tryAgain(
  { variant, channel, amount }: DepositState,
  payment: NonNullable<DepositErrors['payment']>,
): DepositState {
  return { ...depositStart(variant), ...(channel && { channel }), amount, errors: { payment } }
}

/**
 * In the standard variant, a bankbot channel leads to the transfer details (DEP-07), and any other channel to the form.
 * The guided variant stays at its step.
 */
function chooseChannel(state: DepositState, channel: DepositChannel): DepositChange {
  const chosen = { ...state, channel, receipts: [], errors: {} }
  if (state.variant === 'guided') return only(chosen)
  return channel.bankbot === '1' ? showTransfer(chosen, channel) : only({ ...chosen, step: 30 })
}

function showTransfer(state: DepositState, channel: DepositChannel): DepositChange {
  const effects: DepositEffect[] = [{ type: 'start-transfer-time' }]
  if (channel.bankbot === '1') {
    // In the standard variant, the amount may come from the last deposit: the member has not confirmed an amount yet.
    const amount = state.variant === 'guided' ? depositAmount(state) : undefined
    effects.unshift({ type: 'log-express', bankId: channel.id, ...(amount !== undefined && { amount }) })
  }
  return { state: { ...state, step: 35, logging: channel.bankbot === '1', errors: {} }, effects }
}

function proceed(state: DepositState): DepositChange {
  const { channel, step, variant, logging } = state
  if (!channel || logging || (step === 20 && variant === 'standard')) return only(state)
  const errors = findErrors(state, channel)
  if (hasErrors(errors)) return only({ ...state, errors })
  if (step === 20 && (channel.bankbot === '1' || isTransfer(channel))) return showTransfer(state, channel)
  const asksForReceipt = needsReceipt(channel)
  if (variant === 'guided' && step !== 30 && asksForReceipt) return only({ ...state, step: 30, errors: {} })
  // The bankbot sees the transfer, so the page need not send an express deposit without an amount.
  if (step === 35 && state.amount === '' && !asksForReceipt) return acknowledge({ ...state, errors: {} })
  return { state: { ...state, sending: true, errors: {} }, effects: [{ type: 'send' }] }
}

/**
 * Shows a payment page in the frame, or in a tab if the channel asks for a tab (DEP-09). In both cases the deposit
 * waits for the payment. Without a payment page, the deposit is acknowledged.
 */
function takeResponse(state: DepositState, url: string | undefined): DepositChange {
  const sent = { ...state, sending: false }
  if (!url) return acknowledge(sent)
  const effects: DepositEffect[] = state.channel?.redirect_page === 1 ? [{ type: 'open-page', url }] : []
  return { state: { ...sent, step: 40, url }, effects }
}

/** Leads to the acknowledgement, and applies the selected promotion once (DEP-10). */
function acknowledge({ url: _url, ...state }: DepositState): DepositChange {
  const { promotionId } = state
  if (promotionId === undefined) return only({ ...state, step: 1 })
  return {
    state: { ...state, step: 1, promotion: 'applying' },
    effects: [{ type: 'apply-promotion', promotionId }],
  }
}

const endPromotion = (state: DepositState, promotion: PromotionOutcome): DepositState =>
  state.promotion === 'applying' ? { ...state, promotion } : state

const only = (state: DepositState): DepositChange => ({ state, effects: [] })
