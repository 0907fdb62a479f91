import { useState } from 'react'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useSession, useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { useIsMounted } from '../../_ui/form/use-is-mounted.ts'
import { PromotionFigures } from './PromotionFigures.tsx'
import { RestoreStatusDialog } from './RestoreStatusDialog.tsx'

/** The dialogs for ending a promotion (MOD-01, MOD-05): first the figures, then a congratulation. */
export function PromotionBalanceDialog() {
  const dialog = useDialog('promotion-balance')
  const restored = useDialog('restore-status')
  const [isEnding, setEnding] = useState(false)
  const hasMember = useSession(({ member }) => member !== undefined)
  const onEnded = useOnEnded(() => dialog.replaceWith('restore-status'))
  return (
    <>
      <Dialog
        id="dialog-promotion-balance"
        state={dialog}
        width={500}
        title={<Message id="promotions.promotion-balance-dialog.title" />}
      >
        {/* A call that runs while the dialog closes still reports its outcome. */}
        {(dialog.isOpen || isEnding) && hasMember ? <PromotionFigures onEnding={setEnding} onEnded={onEnded} /> : null}
      </Dialog>
      {hasMember ? <RestoreStatusDialog dialog={restored} /> : null}
    </>
  )
}

/** Returns a function that opens the congratulation, or shows it as a toast after the dialogs have left the page. */
function useOnEnded(openCongratulation: () => void): () => void {
  const intl = useIntl()
  const { showToast } = useSessionActions()
  const isMounted = useIsMounted()
  return () => {
    if (isMounted.current) return openCongratulation()
    showToast({
      status: 'success',
      message: intl.formatMessage({ id: 'promotions.promotion-balance-dialog.restored' }),
    })
  }
}
