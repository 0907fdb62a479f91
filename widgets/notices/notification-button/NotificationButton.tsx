import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { useNotices } from '../hooks/use-notices.ts'
import styles from './NotificationButton.module.css'

/**
 * The link to the notifications, with the number of unread notices (ENG-02). Renders nothing if the brand has no page
 * for notifications.
 */
export function NotificationButton() {
  const to = useRoutePath('notifications')
  return to === undefined ? null : <Bell to={to} />
}

function Bell({ to }: { readonly to: string }) {
  const { data } = useNotices()
  const count = data?.filter(({ unread }) => unread === 1).length ?? 0
  return (
    <Link className={styles.bell} to={to}>
      <Icon name="bell" size={22} />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
      <span className="visually-hidden">
        <Message id="notices.notification-button.label" values={{ count }} />
      </span>
    </Link>
  )
}
