import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Outcome.module.css'

interface OutcomeProps {
  readonly icon: string
  /** `open`: the outcome is neither good nor bad yet. */
  readonly tone: 'good' | 'bad' | 'open'
  readonly title: ReactNode
  /** For tests. */
  readonly testId?: string
  /** The explanation, and links to the next steps. */
  readonly children?: ReactNode
}

/** The outcome of an action, which may still be unknown. Screen readers announce it. */
export function Outcome({ icon, tone, title, testId, children }: OutcomeProps) {
  return (
    <div className={styles.outcome} data-tone={tone} role="status" data-testid={testId}>
      <Icon name={icon} size={44} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
