import { useIntl } from '../../../runtime/widget-api/text.ts'
import { type ResponseOf, useMemberDataChanged, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useIsMounted } from '../../_ui/form/use-is-mounted.ts'

/**
 * Returns a function that announces whether the server has added a payout account, and fetches the lists again. A lost
 * response may hide a new account, so it also fetches them after a failure. The function returns true for a success
 * whose form is still mounted.
 */
export function useAccountOutcome(): (response: ResponseOf<'user/add-bank-account'>) => boolean {
  const intl = useIntl()
  const memberDataChanged = useMemberDataChanged()
  const showFailure = useShowFailure()
  const { showToast } = useSessionActions()
  // A late response must not close the dialog that the member has opened again.
  const isMounted = useIsMounted()
  return (response) => {
    void memberDataChanged()
    if (response.status)
      showToast({ status: 'success', message: intl.formatMessage({ id: 'wallet.bank-accounts.added' }) })
    else showFailure(response)
    return response.status && isMounted.current
  }
}
