import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { Withdrawal } from './Withdrawal.tsx'

/**
 * The withdrawal dialog (MOD-01, WDR-01 to WDR-08). When it opens again, it looks up the outcome of an open withdrawal.
 */
export function WithdrawalDialog({ help, support }: PropsOf<'wallet/withdrawal-dialog'>) {
  const dialog = useDialog('withdrawal')
  const member = useSession((state) => state.member)
  return (
    <>
      <Dialog id="dialog-withdrawal" state={dialog} title={<Message id="routes.withdrawal.title" />}>
        {dialog.isOpen && member ? (
          <Withdrawal key={member.uid} member={member} support={support} onClose={dialog.close} />
        ) : null}
      </Dialog>
      <HelpDialog picture={help} />
    </>
  )
}
