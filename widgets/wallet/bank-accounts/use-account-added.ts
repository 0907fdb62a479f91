import { useIntl, useMemberDataChanged, useSessionActions } from '../../../runtime/widget-api/index.ts'

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
