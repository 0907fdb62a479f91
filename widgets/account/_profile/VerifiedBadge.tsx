import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './profile.module.css'

/** A badge that shows whether a contact is verified. */
export function VerifiedBadge({ isVerified }: { readonly isVerified: boolean }) {
  return (
    <span className={styles.badge} data-good={isVerified || undefined}>
      <Icon name={isVerified ? 'check' : 'info'} size={16} />
      <Message id={isVerified ? 'profile.verified' : 'profile.not-verified'} />
    </span>
  )
}
