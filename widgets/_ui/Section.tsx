import { Message } from '../../runtime/widget-api/text.ts'
import styles from './Section.module.css'

/** A section of a page with its heading, which is the section's accessible name. */
export function Section({
  title,
  id,
  isPage = false,
  aside,
  children,
}: {
  readonly title: string
  readonly id: string
  /** Whether the section is the whole content of its page. Its heading is then the heading of the page. */
  readonly isPage?: boolean
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          <Message id={title} />
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
