import { useMenu } from '../../../runtime/widget-api/pages.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MenuEntry } from '../../_ui/MenuEntry.tsx'
import styles from './profile.module.css'

interface EntryListProps {
  /** The menu whose entries the list shows, without the entry of the current page. */
  readonly menu: string
  /** Rows or tiles. */
  readonly shape: 'rows' | 'tiles'
  /** The list's name for screen readers. */
  readonly label: string
}

/** The entries of a menu within a page. */
export function EntryList({ menu, shape, label }: EntryListProps) {
  const entries = useMenu(menu).filter(({ current }) => !current)
  if (entries.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles[shape]}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuEntry entry={entry} className={styles.entry}>
              <Icon name={entry.icon ?? 'star'} size={24} />
              <span>{entry.label}</span>
              {shape === 'rows' ? <Icon name="chevron" size={20} /> : null}
            </MenuEntry>
          </li>
        ))}
      </ul>
    </nav>
  )
}
