import type { DialogState } from '../../../runtime/widget-api/dialogs.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'
import styles from './PromotionBalanceDialog.module.css'

/** A congratulation: the promotion has ended, and the wallet works as usual again (MOD-05). */
export function RestoreStatusDialog({ dialog }: { readonly dialog: DialogState }) {
  const balance = useSessionPart('wallet')[0]?.balance
  const { money } = useMoney()
  return (
    <Dialog
      id="dialog-restore-status"
      state={dialog}
      title={<Message id="promotions.promotion-balance-dialog.congratulations" />}
    >
      <Outcome icon="check" tone="good" title={<Message id="promotions.promotion-balance-dialog.restored" />}>
        <p className={styles.balance}>{balance === undefined ? '-' : money(balance)}</p>
        <button type="button" className={formStyles.submit} onClick={dialog.close}>
          <Message id="common.close" />
        </button>
      </Outcome>
    </Dialog>
  )
}
