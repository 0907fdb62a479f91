import { createFlow, type Flow } from '../../../../runtime/widget-api/flow.ts'
import { createMoneySend, type MoneyWorld } from '../money/create-money-send.ts'
import { isPayoutDetails } from '../payout-details.ts'
import { withdrawalPayload } from './withdrawal-payload.ts'
import {
  reduceWithdrawal,
  type WithdrawalRun,
  type WithdrawalRunEffect,
  type WithdrawalRunEvent,
  withdrawalRunStart,
} from './withdrawal-run.ts'

/** The effects of a withdrawal. */
export interface WithdrawalWorld extends MoneyWorld {
  readonly currency: string
  /** Closes the screen. */
  readonly onClose: () => void
  /** Fetches the member's money again. */
  readonly onChanged: () => void
  readonly onSuccess: (amount: string) => void
  /** Shows a failure with the server's message, or else with the page's own. */
  readonly onFailure: (msg: string | undefined) => void
  /** Shows a message by its id. */
  readonly onMessage: (id: string) => void
}

/** A withdrawal while its screen is open (WDR-01). */
export function createWithdrawal(world: WithdrawalWorld) {
  const { call, currency } = world
  const flow: Flow<WithdrawalRun, WithdrawalRunEvent> = createFlow<
    WithdrawalRun,
    WithdrawalRunEvent,
    WithdrawalRunEffect
  >(
    { start: withdrawalRunStart, reduce: reduceWithdrawal, latest: ['load-details', 'load-limit'] },
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
      close: () => world.onClose(),
      refresh: () => world.onChanged(),
      toast: ({ amount }) => world.onSuccess(amount),
      'toast-failure': ({ msg }) => world.onFailure(msg),
      'toast-message': ({ id }) => world.onMessage(id),
    },
    world.flow,
  )
  const once = createMoneySend<'withdraw/do-withdraw'>('withdraw', world)
  const stopHearing = once.store.subscribe((money) => flow.receive({ type: 'money-known', money }))

  flow.receive({ type: 'opened' })
  // A withdrawal from before a reload, or of another tab, with an unknown outcome.
  const money = once.store.getState()
  if (money.kind !== 'ready') flow.receive({ type: 'money-known', money })

  return {
    ...flow,
    check: once.check,
    proceed: once.proceed,
    close(): void {
      stopHearing()
      once.close()
      flow.close()
    },
  }
}

export type WithdrawalFlow = ReturnType<typeof createWithdrawal>
