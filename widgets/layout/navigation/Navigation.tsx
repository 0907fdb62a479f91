import type { FocusEvent } from 'react'
import { switchChoice, useMenu, useWideWindow } from '../../../runtime/widget-api/pages.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useBackendMenu } from '../hooks/use-backend-menu.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MenuEntry } from '../../_ui/MenuEntry.tsx'
import { useCurrentInSight } from '../../_ui/use-current-in-sight.ts'
import styles from './Navigation.module.css'

/**
 * The main menu of wide windows, at the side or as tabs, and the bar at the bottom of phones. The server's HTML
 * contains both, and CSS shows one of them. After hydration, only the shown menu stays in the document.
 */
export function Navigation({ menu, bottom }: PropsOf<'layout/navigation'>) {
  const isWide = useWideWindow()
  return (
    <>
      {isWide === false ? null : <MainMenu menu={menu} />}
      {isWide === true ? null : <BottomBar menu={bottom} />}
    </>
  )
}

function MainMenu({ menu }: { readonly menu: string }) {
  const intl = useIntl()
  const { theme } = useBrand()
  const own = useMenu(menu)
  const entries = [...own, ...useBackendMenu(['header', 'sidebar'], own)]
  const list = useCurrentInSight(entries)
  return (
    <nav className={styles.main} aria-label={intl.formatMessage({ id: 'layout.navigation.main' })}>
      <ul ref={list} onFocus={bringIntoSight}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuEntry entry={entry} className={styles.link}>
              <Icon name={entry.icon ?? 'star'} size={22} />
              <span className={styles.label}>{entry.label}</span>
            </MenuEntry>
          </li>
        ))}
      </ul>
      {theme.navigation === 'sidebar' ? (
        <button
          type="button"
          className={styles.fold}
          // Collapses the sidebar to its icons, or expands it.
          data-choice="sidebar narrow wide"
          onClick={({ currentTarget }) => switchChoice(currentTarget)}
        >
          <Icon name="chevron" size={22} />
          <span className={styles.label}>{intl.formatMessage({ id: 'layout.navigation.fold' })}</span>
        </button>
      ) : null}
    </nav>
  )
}

function BottomBar({ menu }: { readonly menu: string }) {
  const intl = useIntl()
  const bar = useMenu(menu)
  return (
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
  )
}

/**
 * Scrolls to a focused entry. Tabs may continue past the window's edge, and a browser does not scroll to a focused tab
 * that is partly visible.
 */
function bringIntoSight({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
