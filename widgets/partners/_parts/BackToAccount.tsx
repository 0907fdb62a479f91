import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './BackToAccount.module.css'

/** The link back to the account page, for a page without a header. */
export function BackToAccount() {
  const account = useRoutePath('account')
  if (account === undefined) return null
  return (
    <Link className={styles.back} to={account}>
      <Icon name="chevron" size={20} />
      <Message id="partners.to-account" />
    </Link>
  )
}
