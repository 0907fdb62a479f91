import { announceEvent } from '../../../runtime/widget-api/events.ts'
import { createWithdrawal, type WithdrawalFlow } from '../model/withdrawal/create-withdrawal.ts'
import { useFlow } from '../../../runtime/widget-api/flow.ts'
import { formatMoney, useIntl } from '../../../runtime/widget-api/text.ts'
import { useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import { useMoneyDependencies } from '../hooks/use-money-dependencies.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import type { WithdrawalEvent } from '../model/withdrawal/withdrawal-flow.ts'
import { withdrawalRunStart } from '../model/withdrawal/withdrawal-run.ts'
import type { Member } from '../../../schemas/generated/records.ts'

/** A withdrawal on the screen: its state, the state of its money call, and `dispatch` for the member's actions. */
export function useWithdrawal({ currency }: Member, onClose: () => void) {
  const intl = useIntl()
  const moneyDependencies = useMoneyDependencies()
  const { refreshPart, showToast } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  const textOf = (id: string) => intl.formatMessage({ id })

  const { state: run, flow } = useFlow(
    (context): WithdrawalFlow =>
      createWithdrawal({
        ...moneyDependencies(context),
        currency,
        onClose,
        onChanged: () => {
          void memberDataChanged()
          void refreshPart('wallet')
        },
        onSuccess: (amount) => {
          announceEvent({ name: 'withdraw', amount, currency })
          const message = intl.formatMessage(
            { id: 'withdraw_success' },
            { currency, amount: formatMoney(amount, currency) },
          )
          showToast({ status: 'success', message })
        },
        onFailure: (msg) => showToast({ status: 'error', message: msg || textOf('withdraw_failed') }),
        onMessage: (id) => showToast({ status: 'error', message: textOf(id) }),
      }),
    withdrawalRunStart,
  )

  return {
    state: run.withdrawal,
    dispatch: (event: WithdrawalEvent) => void flow()?.act(event),
    /** Whether accounts or limit failed to load. */
    isFailed: run.isFailed,
    retry: () => void flow()?.act({ type: 'retried' }),
    /** The state of the money call; `unknown` if no response came. */
    sendState: run.money,
    check: () => flow()?.check(),
    proceed: () => flow()?.proceed(),
  }
}

export type WithdrawalScreen = ReturnType<typeof useWithdrawal>
