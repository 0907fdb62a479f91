import { Message } from '../../../runtime/widget-api/text.ts'
import type { PromotionProgress } from '../../../schemas/generated/records.ts'
import styles from './StateBadge.module.css'

/** A badge with the state of the member's promotion. */
export function StateBadge({ state }: Pick<PromotionProgress, 'state'>) {
  return (
    <span className={styles.badge} data-state={state}>
      <Message id={`promotions.state-${state}`} />
    </span>
  )
}
