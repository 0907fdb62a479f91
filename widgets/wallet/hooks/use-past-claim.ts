import { type Endpoint, useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { useSendOnce } from './use-send-once.ts'

/**
 * Looks up an open claim that has no button, such as a claim of the day before. Shows a toast if the claim was paid,
 * and sends nothing.
 *
 * @param sendName the name of the claim, `mission-day:2026-11-20`
 */
export function usePastClaim(sendName: string): void {
  const intl = useIntl()
  const { money } = useMoney()
  const { refreshPart, showToast } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  useSendOnce<Endpoint>(sendName, (sendState) => {
    if (sendState.kind !== 'done' || !('found' in sendState)) return
    const amount = money(sendState.found.amount)
    showToast({ status: 'success', message: intl.formatMessage({ id: 'wallet.claim.paid' }, { amount }) })
    void memberDataChanged()
    void refreshPart('wallet')
  })
}
