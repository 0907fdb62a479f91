import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { RedeemForm } from './RedeemForm.tsx'

/** The dialog that redeems a code (ENG-04, MOD-03). Its field is empty each time that it opens. */
export function RedeemDialog() {
  const dialog = useDialog('redeem')
  const hasMember = useSession(({ member }) => member !== undefined)
  return (
    <Dialog id="dialog-redeem" state={dialog} width={400} title={<Message id="promotions.redeem-dialog.title" />}>
      {dialog.isOpen && hasMember ? <RedeemForm onGiven={dialog.close} /> : null}
    </Dialog>
  )
}
