import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import styles from './DepositButton.module.css'

/** Leads to the deposit's page, or opens its dialog if the brand has no page (RTE-14). */
export function DepositButton() {
  const page = useRoutePath('deposit')
  return page === undefined ? (
    <DialogButton className={styles.deposit} dialog="dialog-deposit">
      <Message id="wallet.deposit-button.label" />
    </DialogButton>
  ) : (
    <Link className={styles.deposit} to={page}>
      <Message id="wallet.deposit-button.label" />
    </Link>
  )
}
