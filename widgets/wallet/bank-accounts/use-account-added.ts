import { useIntl } from '../../../runtime/widget-api/text.ts'
import { useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'

/** Returns a function that announces a new payout account and fetches the lists again. */
export function useAccountAdded(): () => void {
  const intl = useIntl()
  const memberDataChanged = useMemberDataChanged()
  const { showToast } = useSessionActions()
  return () => {
    void memberDataChanged()
    showToast({ status: 'success', message: intl.formatMessage({ id: 'wallet.bank-accounts.added' }) })
  }
}
