import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './LevelBadge.module.css'

/** The member's level. Renders nothing until the member's data has loaded. */
export function LevelBadge({ shape }: PropsOf<'loyalty/level-badge'>) {
  const level = useSession(({ member }) => member?.vip)
  if (level === undefined) return null
  if (shape === 'text') {
    return (
      <span className={styles.text}>
        <Message id="loyalty.level-badge.short" values={{ level }} />
      </span>
    )
  }
  return (
    <p className={styles.badge}>
      <Icon name="vip" size={18} />
      <Message id="loyalty.level-badge.level" values={{ level }} />
    </p>
  )
}
