import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { UnknownOutcome } from '../../wallet/exports.ts'
import type { useClaimPromotion } from '../hooks/use-claim-promotion.ts'

/** A message about a claim that has an unknown outcome, has not arrived, or is being sent by another tab. */
export function ClaimNotice({
  sendState,
  check,
  proceed,
}: Pick<ReturnType<typeof useClaimPromotion>, 'sendState' | 'check' | 'proceed'>) {
  if (sendState.kind === 'unknown') {
    return (
      <UnknownOutcome
        messagePrefix="promotions.claim"
        sendState={sendState}
        onCheck={check}
        onProceed={proceed}
        testId="claim-unknown"
      />
    )
  }
  if (sendState.kind !== 'absent' && sendState.kind !== 'elsewhere') return null
  return (
    <p className={formStyles.error} role="alert">
      <Message id={`promotions.claim.${sendState.kind}`} />
    </p>
  )
}
