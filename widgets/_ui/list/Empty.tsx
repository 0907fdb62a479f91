import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import styles from './Empty.module.css'
import { Icon } from '../Icon.tsx'

interface EmptyProps {
  readonly icon: string
  /** The id of the message. */
  readonly text: string
  /** The values in the message. */
  readonly values?: Readonly<Record<string, string>>
  /** The next step: a link or a button. */
  readonly children?: ReactNode
}

/** Replaces a list that has no items. */
export function Empty({ icon, text, values, children }: EmptyProps) {
  return (
    <div className={styles.empty} role="status">
      <Icon name={icon} size={40} />
      <p>
        <Message id={text} values={values} />
      </p>
      {children}
    </div>
  )
}
