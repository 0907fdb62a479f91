import { useState } from 'react'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useSession, useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { lookUpTransaction, useKeptFocus } from '../../wallet/exports.ts'
import { ClaimNotice } from '../_parts/ClaimNotice.tsx'
import { useClaimPromotion } from '../hooks/use-claim-promotion.ts'
import { RedeemForm } from './RedeemForm.tsx'

/** The dialog that redeems a code (ENG-04, MOD-03). */
export function RedeemDialog() {
  const dialog = useDialog('redeem')
  const hasMember = useSession(({ member }) => member !== undefined)
  return (
    <Dialog id="dialog-redeem" state={dialog} width={400} title={<Message id="promotions.redeem-dialog.title" />}>
      {hasMember ? <Redemption isOpen={dialog.isOpen} onRedeemed={dialog.close} /> : null}
    </Dialog>
  )
}

interface RedemptionProps {
  readonly isOpen: boolean
  readonly onRedeemed: () => void
}

/**
 * A form that redeems a code once. After a lost response, the idempotency key finds the claim. The form mounts before
 * the dialog opens, so that the field can get the focus. When the dialog closes, an empty form replaces the old form.
 */
function Redemption({ isOpen, onRedeemed }: RedemptionProps) {
  const intl = useIntl()
  const { showToast } = useSessionActions()
  const closings = useClosings(isOpen)
  const shown = useKeptFocus()
  // The sent code. A message about an unknown outcome replaces the form. If the code has not arrived, a new form shows
  // it.
  const [sent, setSent] = useState({ code: '', closings })
  const redemption = useClaimPromotion({
    sendName: 'redeem',
    lookUp: lookUpTransaction,
    looksUpState: false,
    onAccepted: (msg) => {
      showToast({ status: 'success', message: msg || intl.formatMessage({ id: 'promotions.redeem-dialog.given' }) })
      onRedeemed()
    },
  })
  const isUnknown = redemption.sendState.kind === 'unknown'
  return (
    // With a `tabIndex`, this element would get the focus instead of the field when the dialog opens.
    <div key={isUnknown ? 'unknown' : 'form'} ref={shown} tabIndex={isUnknown ? -1 : undefined}>
      {isUnknown ? (
        <ClaimNotice {...redemption} />
      ) : (
        <RedeemForm
          key={closings}
          code={sent.closings === closings ? sent.code : ''}
          onSend={(code) => setSent({ code, closings })}
          redemption={redemption}
        />
      )}
    </div>
  )
}

/** The number of times that a dialog has closed, in any way. */
function useClosings(isOpen: boolean): number {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [closings, setClosings] = useState(0)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (!isOpen) setClosings(closings + 1)
  }
  return closings
}
