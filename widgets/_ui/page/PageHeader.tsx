import { Message } from '../../../runtime/widget-api/text.ts'
import styles from './page.module.css'

interface PageHeaderProps {
  /** Ids of messages. */
  readonly title: string
  readonly text?: string | undefined
}

/** The heading of a page, with a short text below it. */
export function PageHeader({ title, text }: PageHeaderProps) {
  return (
    <header>
      <h1 className={styles.title}>
        <Message id={title} />
      </h1>
      {text === undefined ? null : (
        <p className={styles.text}>
          <Message id={text} />
        </p>
      )}
    </header>
  )
}
