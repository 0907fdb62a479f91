import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './profile.module.css'

export interface VerifiedBadgeProps {
  /** The member's flag of the contact: 1 if the member should verify the contact. Undefined without such a flag. */
  readonly flag: 0 | 1 | undefined
}

/** A badge that shows whether a contact is verified. Renders nothing without a flag. */
export function VerifiedBadge({ flag }: VerifiedBadgeProps) {
  if (flag === undefined) return null
  const isVerified = flag === 0
  return (
    <span className={styles.badge} data-good={isVerified || undefined}>
      <Icon name={isVerified ? 'check' : 'info'} size={16} />
      <Message id={isVerified ? 'profile.verified' : 'profile.not-verified'} />
    </span>
  )
}
