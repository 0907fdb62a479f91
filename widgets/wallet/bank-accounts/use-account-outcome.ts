import { useIntl } from '../../../runtime/widget-api/text.ts'
import { type ResponseOf, useMemberDataChanged, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useIsMounted } from '../../_ui/form/use-is-mounted.ts'

/**
 * Returns a function that takes the response, shows the outcome, and fetches the member's data again. Fetches even
 * after a failure, because the server may have added the account. The function returns true for a success if its form
 * is still mounted.
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
