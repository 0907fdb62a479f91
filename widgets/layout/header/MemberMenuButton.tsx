import type { ReactNode } from 'react'
import styles from './Header.module.css'

/** The id of the member's menu in the header. */
export const memberMenuId = 'member-menu'

/** Opens the member's menu natively. An area that fills the header's slot `member-button` renders this button. */
export function MemberMenuButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.account} popoverTarget={memberMenuId}>
      {children}
    </button>
  )
}
