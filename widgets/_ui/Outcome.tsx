import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Outcome.module.css'

interface OutcomeProps {
  readonly icon: string
  /** `open` is neither good nor bad yet. */
  readonly tone: 'good' | 'bad' | 'open'
  readonly title: ReactNode
  /** For tests. */
  readonly testId?: string
  /** What there is to say of it, and where to go from here. */
  readonly children?: ReactNode
}

/** How something ended, or that nobody knows yet. A screen reader is told as well. */
export function Outcome({ icon, tone, title, testId, children }: OutcomeProps) {
  return (
    <div className={styles.outcome} data-tone={tone} role="status" data-testid={testId}>
      <Icon name={icon} size={44} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
