import type { Transaction } from '../../../../schemas/generated/records.ts'
import type { ResponseOf } from '../../../../runtime/widget-api/data.ts'
import type { Change } from '../../../../runtime/widget-api/flow.ts'
import type { SendState } from '../money/send-state.ts'
import {
  type WithdrawalEffect,
  type WithdrawalEvent,
  reduceWithdrawalSteps,
  withdrawalStart,
  type WithdrawalState,
} from './withdrawal-flow.ts'

type Money = SendState<ResponseOf<'withdraw/do-withdraw'>, Transaction>

/** The state of a withdrawal's screen. */
export interface WithdrawalRun {
  readonly withdrawal: WithdrawalState
  /** The state of the call that moves the money. */
  readonly money: Money
  /** Whether accounts or limit failed to load. */
  readonly isFailed: boolean
}

export type WithdrawalRunEvent =
  | WithdrawalEvent
  | { readonly type: 'money-known'; readonly money: Money }
  | { readonly type: 'load-failed'; readonly msg: string | undefined }
  | { readonly type: 'retried' }

export type WithdrawalRunEffect =
  | WithdrawalEffect
  /** Shows the site's message with this id. */
  | { readonly type: 'toast-message'; readonly id: string }

type RunChange = Change<WithdrawalRun, WithdrawalRunEffect>

export const withdrawalRunStart: WithdrawalRun = {
  withdrawal: withdrawalStart,
  money: { kind: 'ready' },
  isFailed: false,
}

/** Returns the next state of the screen and the effects of an event, which may be an outcome of the money call. */
export function reduceWithdrawal(run: WithdrawalRun, event: WithdrawalRunEvent): RunChange {
  switch (event.type) {
    case 'money-known':
      return takeMoney({ ...run, money: event.money }, event.money)
    case 'load-failed':
      return {
        state: { ...run, isFailed: true },
        effects: event.msg ? [{ type: 'toast-failure', msg: event.msg }] : [],
      }
    case 'retried': {
      const { state, effects } = follow({ ...run, isFailed: false }, { type: 'limit-requested' })
      return { state, effects: [{ type: 'load-details' }, ...effects] }
    }
    default:
      return follow(run, event)
  }
}

function takeMoney(run: WithdrawalRun, money: Money): RunChange {
  const { isWithdrawing } = run.withdrawal
  switch (money.kind) {
    case 'done':
      return 'found' in money ? takeFound(run, money.found) : follow(run, { type: 'withdrawal-done' })
    case 'refused': {
      const { code, msg } = money.response
      return follow(run, {
        type: 'withdrawal-refused',
        ...(code !== undefined && { code }),
        ...(msg !== undefined && { msg }),
      })
    }
    case 'continued':
    case 'ended':
      return follow(run, { type: 'withdrawal-left' })
    case 'absent':
    case 'elsewhere': {
      const stopped = isWithdrawing ? follow(run, { type: 'withdrawal-stopped' }) : { state: run, effects: [] }
      const id = `wallet.withdrawal-dialog.${money.kind}`
      return { ...stopped, effects: [...stopped.effects, { type: 'toast-message', id }] }
    }
    default:
      return { state: run, effects: [] }
  }
}

/**
 * Ends with a withdrawal that the server has. The message shows the server's amount, which may differ from the field.
 */
function takeFound(run: WithdrawalRun, { state, amount }: Transaction): RunChange {
  const isRefused = state === 'refused'
  return {
    state: { ...run, withdrawal: withdrawalStart },
    effects: [
      { type: 'close' },
      { type: 'refresh' },
      isRefused ? { type: 'toast-failure', msg: undefined } : { type: 'toast', message: 'withdraw_success', amount },
    ],
  }
}

function follow(run: WithdrawalRun, event: WithdrawalEvent): RunChange {
  const { state: withdrawal, effects } = reduceWithdrawalSteps(run.withdrawal, event)
  return { state: { ...run, withdrawal }, effects }
}
