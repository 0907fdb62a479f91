import { useSession } from '../../../runtime/widget-api/session.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import styles from './LevelBar.module.css'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The levels as a row. The member's reached levels are in colour. */
export function LevelBar() {
  const intl = useIntl()
  const level = useSession(({ member }) => Number(member?.vip ?? 0))
  return (
    <div
      className={styles.levels}
      role="img"
      aria-label={intl.formatMessage({ id: 'loyalty.level-bar.level' }, { level })}
    >
      {levels.map((one) => (
        <span key={one} data-reached={one <= level || undefined} />
      ))}
    </div>
  )
}
