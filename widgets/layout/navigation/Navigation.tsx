import { type PropsOf, useBrand, useIntl, useMenu } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MenuEntry } from '../../_ui/MenuEntry.tsx'
import styles from './Navigation.module.css'

/** The main menu twice: for wide screens at the side or as tabs, for phones as a bar at the bottom. CSS shows one. */
export function Navigation({ menu, bottom }: PropsOf<'layout/navigation'>) {
  const intl = useIntl()
  const { theme } = useBrand()
  const entries = useMenu(menu)
  const bar = useMenu(bottom)
  return (
    <>
      <nav
        className={styles.main}
        data-style={theme.navigation}
        aria-label={intl.formatMessage({ id: 'layout.navigation.main' })}
      >
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <MenuEntry entry={entry} className={styles.link}>
                <Icon name={entry.icon ?? 'star'} size={22} />
                <span>{entry.label}</span>
              </MenuEntry>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.bottom} aria-label={intl.formatMessage({ id: 'layout.navigation.bottom' })}>
        <ul>
          {bar.slice(0, 5).map((entry) => (
            <li key={entry.id} data-emphasis={entry.emphasis || undefined}>
              <MenuEntry entry={entry} className={styles.tab}>
                <span className={styles.tabIcon}>
                  <Icon name={entry.icon ?? 'star'} size={24} />
                </span>
                <span>{entry.label}</span>
              </MenuEntry>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
