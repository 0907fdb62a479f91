import { useIntl } from '../../../runtime/widget-api/text.ts'
import { useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'

/** Tells that a payout account was added, and has the lists asked for anew. */
export function useAccountAdded(): () => void {
  const intl = useIntl()
  const memberDataChanged = useMemberDataChanged()
  const { showToast } = useSessionActions()
  return () => {
    memberDataChanged()
    showToast({ status: 'success', message: intl.formatMessage({ id: 'wallet.bank-accounts.added' }) })
  }
}
