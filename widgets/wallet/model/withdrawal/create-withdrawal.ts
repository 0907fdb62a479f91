import { createFlow, type Flow, type Persistence } from '../../../../runtime/widget-api/flow.ts'
import { createMoneySend, type MoneyDependencies } from '../money/create-money-send.ts'
import { isPayoutDetails } from '../payout-details.ts'
import { readStoredWithdrawal, storedWithdrawal } from './stored-withdrawal.ts'
import { withdrawalPayload } from './withdrawal-payload.ts'
import {
  reduceWithdrawal,
  type WithdrawalRun,
  type WithdrawalRunEffect,
  type WithdrawalRunEvent,
  withdrawalRunStart,
} from './withdrawal-run.ts'

export interface WithdrawalDependencies extends MoneyDependencies {
  readonly currency: string
  /** Closes the screen. */
  readonly onClose: () => void
  /** Fetches the member's money again. */
  readonly onChanged: () => void
  readonly onSuccess: (amount: string) => void
  /** Shows a failure with the server's message, or else with a message of the page. */
  readonly onFailure: (msg: string | undefined) => void
  /** Shows a message by its id. */
  readonly onMessage: (id: string) => void
}

/** How long a tab stores a withdrawal that is not sent, in ms. */
const storedFor = 3_600_000

const persist: Persistence<WithdrawalRun> = {
  name: 'withdrawal',
  owner: 'member',
  storage: 'tab',
  lifetime: storedFor,
  save: ({ withdrawal }) => storedWithdrawal(withdrawal),
  restore: (value) => {
    const withdrawal = readStoredWithdrawal(value)
    return withdrawal && { ...withdrawalRunStart, withdrawal }
  },
}

/**
 * A withdrawal while its screen is open (WDR-01). A reload resumes the withdrawal, but not a check that the server
 * asked for.
 */
export function createWithdrawal(dependencies: WithdrawalDependencies) {
  const { call, currency } = dependencies
  let isLeft = false
  const flow: Flow<WithdrawalRun, WithdrawalRunEvent> = createFlow<
    WithdrawalRun,
    WithdrawalRunEvent,
    WithdrawalRunEffect
  >(
    { start: withdrawalRunStart, reduce: reduceWithdrawal, latest: ['load-details', 'load-limit'], persist },
    {
      'load-details': async () => {
        const { status, data, msg } = await call('user/get-user-bank-detail', { currency })
        if (!status || !data || !isPayoutDetails(data)) return { type: 'load-failed', msg: status ? undefined : msg }
        return { type: 'details-loaded', accounts: [...data.bank, ...data.crypto], settings: data.settings }
      },
      'load-limit': async () => {
        const { status, data, msg } = await call('withdraw/get-withdraw-limit', { currency })
        if (!status || typeof data?.withdraw_limit !== 'string') {
          return { type: 'load-failed', msg: status ? undefined : msg }
        }
        return { type: 'limit-loaded', limit: data.withdraw_limit }
      },
      send: () => {
        const payload = withdrawalPayload(flow.view().state.withdrawal)
        if (payload) once.confirm((headers) => call('withdraw/do-withdraw', payload, { headers }))
      },
      // After the member has left, the open screen may belong to another withdrawal.
      close: () => {
        if (!isLeft) dependencies.onClose()
      },
      refresh: () => dependencies.onChanged(),
      toast: ({ amount }) => dependencies.onSuccess(amount),
      'toast-failure': ({ msg }) => dependencies.onFailure(msg),
      'toast-message': ({ id }) => dependencies.onMessage(id),
    },
    dependencies.flow,
  )
  const once = createMoneySend<'withdraw/do-withdraw'>('withdraw', dependencies)
  const stopHearing = once.store.subscribe((money) => flow.receive({ type: 'money-known', money }))

  flow.receive({ type: 'opened' })
  // Takes over a withdrawal whose outcome is unknown, from before a reload or from another tab.
  const money = once.store.getState()
  if (money.kind !== 'ready') flow.receive({ type: 'money-known', money })

  return {
    ...flow,
    check: once.check,
    proceed: once.proceed,
    /**
     * Called when the member leaves the screen, so that the next withdrawal starts from the beginning. A withdrawal
     * that is being sent still reports its outcome. Closing or reloading the page does not call it.
     */
    close(): void {
      isLeft = true
      once.leave(() => {
        stopHearing()
        flow.forget()
      })
    },
  }
}

export type WithdrawalFlow = ReturnType<typeof createWithdrawal>
