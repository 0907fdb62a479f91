import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useMenu } from '../../../runtime/widget-api/pages.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MenuEntries } from '../../_ui/MenuEntries.tsx'
import { useCurrentInSight } from '../../_ui/use-current-in-sight.ts'
import styles from './MemberMenu.module.css'

/** The links of the account area, and the logout button. */
export function MemberMenu({ menu }: PropsOf<'account/member-menu'>) {
  const intl = useIntl()
  const { logout } = useSessionActions()
  const entries = useMenu(menu)
  const list = useCurrentInSight(entries)
  if (entries.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={intl.formatMessage({ id: 'account.member-menu.label' })}>
      <MenuEntries ref={list} className={styles.list} entryClass={styles.link} entries={entries}>
        <li>
          <button type="button" className={styles.link} onClick={() => void logout()}>
            <Icon name="logout" size={20} />
            <Message id="account.member-menu.logout" />
          </button>
        </li>
      </MenuEntries>
    </nav>
  )
}
