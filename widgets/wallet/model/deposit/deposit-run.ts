import type { Transaction } from '../../../../schemas/generated/records.ts'
import type { ResponseOf } from '../../../../runtime/widget-api/data.ts'
import type { Change } from '../../../../runtime/widget-api/flow.ts'
import type { SendState } from '../money/send-state.ts'
import { depositAmount } from './deposit-amount.ts'
import type { ExpressLog } from './express-log.ts'
import {
  type DepositEffect,
  type DepositEvent,
  reduceDepositSteps,
  depositStart,
  type DepositState,
  type DepositVariant,
} from './deposit-flow.ts'

type CallResponse = ResponseOf<'deposit/add-deposit'>
type LogResponse = ResponseOf<'deposit/insert-express-deposit-log'>
type Money = SendState<CallResponse, Transaction>

/** The state of a deposit's screen. */
export interface DepositRun {
  readonly deposit: DepositState
  /** The state of the call that moves the money. */
  readonly money: Money
  /** The last sent intent, to which the payment and the promotion belong. */
  readonly intent?: string
  /** The id of the transfer with a running countdown. */
  readonly transfer?: string
  /** The last log of an express transfer that the member has not reported. */
  readonly express?: ExpressLog
}

export type DepositRunEvent =
  | DepositEvent
  | { readonly type: 'money-known'; readonly money: Money }
  | { readonly type: 'intent-sent'; readonly intent: string }
  | { readonly type: 'transfer-began'; readonly transfer: string }
  | { readonly type: 'express-began'; readonly express: ExpressLog }
  | { readonly type: 'express-answered'; readonly response: LogResponse }
  /** The screen continues a deposit from before a reload. */
  | { readonly type: 'reloaded' }

export type DepositRunEffect =
  | DepositEffect
  | { readonly type: 'await-transfer-end'; readonly transfer: string }
  | { readonly type: 'start-payment-time'; readonly intent: string }
  /** Asks the server for the state of the payment. Waits first if `pause` is true. */
  | { readonly type: 'look-up-payment'; readonly intent: string; readonly pause: boolean }
  | { readonly type: 'end-times'; readonly transfer: string | undefined; readonly intent: string | undefined }
  | { readonly type: 'announce'; readonly amount: string | undefined }
  | { readonly type: 'show-failure'; readonly response: CallResponse | LogResponse }
  /** Withdraws the log, because the member continues with a channel without a bankbot. */
  | { readonly type: 'withdraw-express'; readonly express: ExpressLog }
  | { readonly type: 'next-intent' }

export const depositRunStart = (variant: DepositVariant): DepositRun => ({
  deposit: depositStart(variant),
  money: { kind: 'ready' },
})

type RunChange = Change<DepositRun, DepositRunEffect>

/**
 * Returns the next state of the screen and the effects of an event. Adds countdowns, look-ups and reports to the
 * deposit's flow.
 */
export function reduceDeposit(run: DepositRun, event: DepositRunEvent): RunChange {
  switch (event.type) {
    case 'money-known':
      // A payment from before a reload continues, even if another tab has left a call with an unknown outcome.
      return run.deposit.step === 40
        ? { state: run, effects: [] }
        : takeMoney({ ...run, money: event.money }, event.money)
    case 'intent-sent':
      return { state: { ...run, intent: event.intent }, effects: [] }
    case 'transfer-began':
      return {
        state: { ...run, transfer: event.transfer },
        effects: [{ type: 'await-transfer-end', transfer: event.transfer }],
      }
    case 'express-began':
      return { state: { ...run, express: event.express }, effects: [] }
    case 'express-answered':
      return takeLogResponse(run, event.response)
    case 'reloaded':
      return { state: run, effects: proceed(run) }
    default:
      return follow(run, event)
  }
}

function takeMoney(run: DepositRun, money: Money): RunChange {
  switch (money.kind) {
    case 'unknown':
      return run.deposit.sending ? { state: run, effects: [] } : follow(run, resumeSent(run.deposit))
    case 'done':
      return 'found' in money ? takeFound(run, money.found) : follow(run, doneAt(money.response.data?.url))
    case 'refused': {
      const { state, effects } = follow(run, { type: 'deposit-refused' })
      return { state, effects: [...effects, { type: 'show-failure', response: money.response }] }
    }
    case 'absent':
    case 'elsewhere':
    case 'ended':
    case 'continued':
      return follow(run, { type: 'deposit-refused' })
    default:
      return { state: run, effects: [] }
  }
}

/**
 * Resumes a sent deposit with its choices. Leaves the choices out in step 20, which shows the choices of the last
 * deposit.
 */
function resumeSent({ step, channel, amount, promotionId }: DepositState): DepositEvent {
  return step === 20 ? { type: 'resumed' } : { type: 'resumed', channel, amount, promotionId }
}

/**
 * If the log of a transfer failed, leads back to the channels, because the bankbot does not wait for this transfer.
 * Shows the message only if the member has not left the details.
 */
function takeLogResponse(run: DepositRun, response: LogResponse): RunChange {
  if (response.status) return follow(run, { type: 'express-logged' })
  const { state, effects } = follow(run, { type: 'express-refused' })
  return { state, effects: run.deposit.logging ? [...effects, { type: 'show-failure', response }] : effects }
}

/**
 * Continues with a deposit that the server has. The server's amount replaces the amount of the field, which may differ.
 * Keeps the promotion only for a deposit of this screen.
 */
function takeFound(run: DepositRun, { intent, amount, state, url }: Transaction): RunChange {
  const { promotionId, ...deposit } = run.deposit
  const isOwn = intent !== undefined && intent === run.intent
  const found: DepositRun = {
    ...run,
    deposit: { ...deposit, amount, ...(isOwn && promotionId !== undefined && { promotionId }) },
    ...(intent !== undefined && { intent }),
  }
  return follow(found, state === 'refused' ? { type: 'payment-refused' } : doneAt(url))
}

const doneAt = (url: string | undefined): DepositEvent => ({ type: 'deposit-done', ...(url !== undefined && { url }) })

function follow(run: DepositRun, event: DepositEvent): RunChange {
  const { state: deposit, effects } = reduceDepositSteps(run.deposit, event)
  const next = { ...run, deposit }
  const { state, effects: ended } = endExpress(next)
  return { state, effects: [...effects, ...consequences(run, next, event), ...ended] }
}

/**
 * Forgets the log of an express transfer after the member has reported the transfer, or continues with a channel
 * without a bankbot. In the second case, also withdraws a log with an amount.
 */
function endExpress(run: DepositRun): RunChange {
  const { express, ...rest } = run
  const { step, channel, sending } = run.deposit
  if (!express || step === 1 || step === 40) return { state: rest, effects: [] }
  const isOtherWay = channel !== undefined && channel.bankbot !== '1' && (step !== 20 || sending)
  if (!isOtherWay) return { state: run, effects: [] }
  return { state: rest, effects: express.amount === undefined ? [] : [{ type: 'withdraw-express', express }] }
}

/** The effects of reaching a step. */
function consequences(before: DepositRun, { deposit, intent, transfer }: DepositRun, event: DepositEvent) {
  const effects: DepositRunEffect[] = []
  const from = before.deposit.step
  if (deposit.step === 40 && intent !== undefined) {
    if (from !== 40)
      effects.push({ type: 'start-payment-time', intent }, { type: 'look-up-payment', intent, pause: true })
    else if (event.type === 'payment-pending') effects.push({ type: 'look-up-payment', intent, pause: true })
  }
  if (deposit.step === 1 && from !== 1) {
    effects.push({ type: 'end-times', transfer, intent }, { type: 'announce', amount: depositAmount(deposit) })
  }
  // The server has this deposit, so the next deposit gets a new intent.
  const wasMade = from === 40 || (before.deposit.sending && event.type === 'payment-refused')
  if (wasMade && deposit.step === 20) {
    effects.push({ type: 'end-times', transfer, intent }, { type: 'next-intent' })
  }
  return effects
}

function proceed({ deposit, intent, transfer }: DepositRun): readonly DepositRunEffect[] {
  if (deposit.step === 35 && transfer !== undefined) return [{ type: 'await-transfer-end', transfer }]
  return deposit.step === 40 && intent !== undefined ? [{ type: 'look-up-payment', intent, pause: false }] : []
}
