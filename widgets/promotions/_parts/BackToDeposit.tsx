import { Link } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { type InterruptedDeposit, useDepositAddress } from '../../wallet/exports.ts'
import styles from './BackToDeposit.module.css'

/** The link back to the interrupted deposit, without a promotion (DEP-12). */
export function BackToDeposit({ deposit }: { readonly deposit: InterruptedDeposit }) {
  const depositAddress = useDepositAddress()
  return (
    <div className={styles.link}>
      <Icon name="deposit" />
      <p>
        <Message id="promotions.trip" />
      </p>
      <Link className={formStyles.secondary} to={depositAddress(deposit)}>
        <Message id="promotions.trip-back" />
      </Link>
    </div>
  )
}
