import { useState } from 'react'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { RedeemForm } from './RedeemForm.tsx'

/**
 * The dialog that redeems a code (ENG-04, MOD-03). The form mounts before the dialog opens, so that its field gets the
 * focus. It mounts again, empty, each time the dialog closes.
 */
export function RedeemDialog() {
  const dialog = useDialog('redeem')
  const [closed, setClosed] = useState(0)
  // Counts in the event handler, because the dialog may close while React still renders it as open.
  const close = () => {
    setClosed((count) => count + 1)
    dialog.close()
  }
  const hasMember = useSession(({ member }) => member !== undefined)
  return (
    <Dialog
      id="dialog-redeem"
      state={{ ...dialog, close }}
      width={400}
      title={<Message id="promotions.redeem-dialog.title" />}
    >
      {hasMember ? <RedeemForm key={closed} onRedeemed={close} /> : null}
    </Dialog>
  )
}
