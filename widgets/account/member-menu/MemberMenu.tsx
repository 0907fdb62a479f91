import { useEffect, useRef } from 'react'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useMenu } from '../../../runtime/widget-api/pages.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MenuEntries } from '../../_ui/MenuEntries.tsx'
import styles from './MemberMenu.module.css'

/** The links of the account area, and the logout button. */
export function MemberMenu({ menu }: PropsOf<'account/member-menu'>) {
  const intl = useIntl()
  const { logout } = useSessionActions()
  const entries = useMenu(menu)
  const list = useRef<HTMLUListElement>(null)
  const current = entries.find((entry) => entry.current)?.id
  useEffect(() => {
    if (current !== undefined) scrollToCurrent(list.current)
  }, [current])
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

/** Scrolls the entry of the current page to the middle if the row is wider than the screen. */
function scrollToCurrent(list: HTMLUListElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !link) return
  const [entry, row] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += entry.left + entry.width / 2 - row.left - row.width / 2
}
