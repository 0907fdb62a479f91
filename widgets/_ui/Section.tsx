import { Message } from '../../runtime/widget-api/text.ts'
import styles from './Section.module.css'

/** A section of a page with its heading, which is the section's accessible name. */
export function Section({
  title,
  id,
  aside,
  children,
}: {
  readonly title: string
  readonly id: string
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Message id={title} />
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
