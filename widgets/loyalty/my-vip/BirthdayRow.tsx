import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import rows from '../../_ui/list/rows.module.css'
import styles from './MyVip.module.css'

interface BirthdayRowProps {
  /** The bonus of the member's level. */
  readonly amount: string | undefined
  /** The page on which a member reaches support. */
  readonly support: string
}

/** The birthday bonus of a member whose birthday is not known: support adds it. */
export function BirthdayRow({ amount, support }: BirthdayRowProps) {
  const { money } = useMoney()
  const to = useRoutePath(support)
  return (
    <li className={`${rows.plain} ${styles.row}`}>
      <span className={rows.icon}>
        <Icon name="gift" size={22} />
      </span>
      <span className={rows.words}>
        {amount === undefined ? null : <strong className={rows.amount}>{money(amount, 0)}</strong>}
        <span className={rows.quiet}>
          <Message id="loyalty.my-vip.no-birthday" />
        </span>
      </span>
      {to === undefined ? null : (
        <Link className={formStyles.secondary} to={to}>
          <Message id="loyalty.my-vip.contact" />
        </Link>
      )}
    </li>
  )
}
