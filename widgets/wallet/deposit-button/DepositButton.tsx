import { Link, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import styles from './DepositButton.module.css'

/** Leads to the deposit's page, or opens its dialog if the brand has no page (RTE-14). */
export function DepositButton() {
  const { pages } = useBrand()
  const local = useLocalPath()
  return pages.deposit ? (
    <Link className={styles.deposit} to={local('/deposit')}>
      <Message id="wallet.deposit-button.label" />
    </Link>
  ) : (
    <DialogButton className={styles.deposit} dialog="dialog-deposit">
      <Message id="wallet.deposit-button.label" />
    </DialogButton>
  )
}
