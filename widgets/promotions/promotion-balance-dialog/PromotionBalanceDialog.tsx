import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { PromotionFigures } from './PromotionFigures.tsx'
import { RestoreStatusDialog } from './RestoreStatusDialog.tsx'

/** The dialogs for ending a promotion (MOD-01, MOD-05): first the figures, then a congratulation. */
export function PromotionBalanceDialog() {
  const dialog = useDialog('promotion-balance')
  const restored = useDialog('restore-status')
  const [isEnding, setEnding] = useState(false)
  const hasMember = useSession(({ member }) => member !== undefined)
  return (
    <>
      <Dialog
        id="dialog-promotion-balance"
        state={dialog}
        width={500}
        title={<Message id="promotions.promotion-balance-dialog.title" />}
      >
        {/* A call that runs while the dialog closes still reports its outcome. */}
        {(dialog.isOpen || isEnding) && hasMember ? (
          <PromotionFigures onEnding={setEnding} onEnded={() => dialog.replaceWith('restore-status')} />
        ) : null}
      </Dialog>
      {hasMember ? <RestoreStatusDialog dialog={restored} /> : null}
    </>
  )
}
