import { useIntl, useMenu } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MenuEntry } from '../../_ui/MenuEntry.tsx'
import styles from './QuickNavigation.module.css'

/** The entries of a menu in a row: where else to go. */
export function QuickNavigation({ menu, label }: { readonly menu: string; readonly label: string }) {
  const intl = useIntl()
  const entries = useMenu(menu)
  if (entries.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: label })}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuEntry entry={entry} className={styles.entry}>
              <Icon name={entry.icon ?? 'star'} size={20} />
              {entry.label}
            </MenuEntry>
          </li>
        ))}
      </ul>
    </nav>
  )
}
