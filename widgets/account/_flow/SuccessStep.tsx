import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './flow.module.css'

interface SuccessStepProps {
  /** Ids of messages. */
  readonly title: string
  readonly text: string
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** How a flow ended, said to a screen reader as well. */
export function SuccessStep({ title, text, failed = false, children }: SuccessStepProps) {
  return (
    <div className={styles.end} role="status" data-failed={failed || undefined}>
      <Icon name={failed ? 'info' : 'check'} size={44} />
      <p className={styles.endTitle}>
        <Message id={title} />
      </p>
      <p>
        <Message id={text} />
      </p>
      {children}
    </div>
  )
}
