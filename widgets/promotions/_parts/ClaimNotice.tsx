import type { Ref } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { UnknownOutcome } from '../../wallet/exports.ts'
import type { useClaimPromotion } from '../hooks/use-claim-promotion.ts'

interface ClaimNoticeProps extends Pick<ReturnType<typeof useClaimPromotion>, 'sendState' | 'check' | 'proceed'> {
  /** The ref of the message about an unknown outcome. */
  readonly unknown?: Ref<HTMLDivElement>
}

/** A message about a claim that has an unknown outcome, has not arrived, or is being sent by another tab. */
export function ClaimNotice({ sendState, check, proceed, unknown }: ClaimNoticeProps) {
  if (sendState.kind === 'unknown') {
    return (
      <div ref={unknown} tabIndex={-1}>
        <UnknownOutcome
          messagePrefix="promotions.claim"
          sendState={sendState}
          onCheck={check}
          onProceed={proceed}
          testId="claim-unknown"
        />
      </div>
    )
  }
  if (sendState.kind !== 'absent' && sendState.kind !== 'elsewhere') return null
  return (
    <p className={formStyles.error} role="alert">
      <Message id={`promotions.claim.${sendState.kind}`} />
    </p>
  )
}
