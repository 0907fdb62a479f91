import type { ArticleSummary } from '../../../schemas/generated/records.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import styles from './ArticleFacts.module.css'

type ArticleFactsProps = Pick<ArticleSummary, 'topic' | 'published' | 'minutes'>

/** The topic, day and reading time of an article. */
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
