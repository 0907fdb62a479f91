import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import rows from '../../_ui/list/rows.module.css'
import styles from './MyVip.module.css'

interface BirthdayRowProps {
  /** The birthday bonus of the member's level. Undefined if the level is unknown. */
  readonly amount: string | undefined
  /** The id of the support page. */
  readonly support: string
}

/** The birthday bonus of a member with an unknown birthday, with a link to support, who can add the birthday. */
export function BirthdayRow({ amount, support }: BirthdayRowProps) {
  const { money } = useMoney()
  const to = useRoutePath(support)
  return (
    <li className={`${rows.plain} ${styles.row}`}>
      <span className={rows.icon}>
        <Icon name="gift" size={22} />
      </span>
      <span className={rows.words}>
        {amount === undefined ? null : <strong className={rows.amount}>{money(amount, 'unless-whole')}</strong>}
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
