import { switchChoice } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './Header.module.css'

interface ThemeSwitchProps {
  readonly className: string | undefined
  /** Whether its name is shown next to its icon. */
  readonly isNamed?: boolean
}

/**
 * Switches the theme and stores the choice on this device (LAY-06). Before hydration, a script in the page's head
 * handles the press.
 */
export function ThemeSwitch({ className, isNamed = false }: ThemeSwitchProps) {
  return (
    <button
      type="button"
      className={className}
      data-choice="theme dark light"
      onClick={({ currentTarget }) => switchChoice(currentTarget)}
    >
      <span className={styles.sun}>
        <Icon name="sun" size={20} />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" size={20} />
      </span>
      <span className={isNamed ? undefined : 'visually-hidden'}>
        <Message id="layout.header.theme" />
      </span>
    </button>
  )
}
