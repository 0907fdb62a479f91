import type { ArticleSummary } from '../../../schemas/generated/records.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import styles from './ArticleFacts.module.css'

type ArticleFactsProps = Pick<ArticleSummary, 'topic' | 'published' | 'minutes'>

/** The topic of an article, its day, and how long it takes to read. */
export function ArticleFacts({ topic, published, minutes }: ArticleFactsProps) {
  const { timeZone } = useBrand()
  const at = parseServerTime(published)
  return (
    <p className={styles.facts}>
      {topic === '' ? null : <span className={styles.topic}>{topic}</span>}
      {Number.isNaN(at) ? null : <time dateTime={new Date(at).toISOString()}>{formatDate(at, timeZone)}</time>}
      {minutes > 0 ? (
        <span>
          <Message id="blog.minutes" values={{ minutes }} />
        </span>
      ) : null}
    </p>
  )
}
