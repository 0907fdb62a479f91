import { Suspense } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useDepositDialog } from '../hooks/use-deposit-dialog.ts'
import { useLocalPath, useNavigate } from '../../../runtime/widget-api/pages.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { lazyPart } from '../../../runtime/widget-api/widget.ts'
import { Dialog } from '../../_ui/Dialog.tsx'

// The flow's code loads when the dialog first opens, because few visitors deposit.
const DepositPanel = lazyPart(async () => (await import('../_flow/DepositPanel.tsx')).default)

/**
 * Deposits in a dialog (DEP-01). Closing the dialog drops all choices, so that the next deposit starts from the
 * beginning (MOD-07).
 */
export function DepositDialog() {
  const dialog = useDepositDialog()
  const navigate = useNavigate()
  const local = useLocalPath()
  const hasMember = useSession(({ member }) => member !== undefined)
  return (
    <Dialog id="dialog-deposit" state={dialog} width={520} isLong title={<Message id="deposit.title" />}>
      {dialog.isOpen && hasMember ? (
        <Suspense
          fallback={
            <p role="status">
              <Message id="common.loading" />
            </p>
          }
        >
          {/* Home replaces the dialog's history entry, so that the back button does not reopen the dialog. */}
          <DepositPanel id="deposit" onDone={() => navigate(local('/'), { replace: true })} />
        </Suspense>
      ) : null}
    </Dialog>
  )
}
