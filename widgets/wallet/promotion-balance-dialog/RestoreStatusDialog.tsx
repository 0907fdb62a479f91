import { type DialogState, Message, useMoney, useSession } from '../../../runtime/widget-api/index.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'
import styles from './PromotionBalanceDialog.module.css'

/** A congratulation: the promotion has ended, and the wallet is as usual again (MOD-05). */
export function RestoreStatusDialog({ dialog }: { readonly dialog: DialogState }) {
  const balance = useSession(({ wallet }) => wallet[0]?.balance)
  const { money } = useMoney()
  return (
    <Dialog
      id="dialog-restore-status"
      state={dialog}
      title={<Message id="wallet.promotion-balance-dialog.congratulations" />}
    >
      <Outcome icon="check" tone="good" title={<Message id="wallet.promotion-balance-dialog.restored" />}>
        <p className={styles.balance}>{balance === undefined ? '-' : money(balance)}</p>
        <button type="button" className={formStyles.submit} onClick={dialog.close}>
          <Message id="common.close" />
        </button>
      </Outcome>
    </Dialog>
  )
}
