import { RichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Link, useLocalPath, usePage, usePageTitle, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useIntl } from '../../../runtime/widget-api/text.ts'
import type { Article } from '../../../schemas/generated/records.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import prose from '../../_ui/page/prose.module.css'
import { ArticleCard } from '../_parts/ArticleCard.tsx'
import { ArticleFacts } from '../_parts/ArticleFacts.tsx'
import styles from './ArticlePage.module.css'

/** The page of one article (RTE-12). The guard of its route decides "not found" for an unknown article. */
export function ArticlePage() {
  const intl = useIntl()
  const local = useLocalPath()
  const list = useRoutePath('blog')
  const { id = '' } = usePage().parameters
  const { data: article, isError, retry } = usePublicData('blog/article', { id })
  usePageTitle(article?.title)
  return (
    <div className={styles.page}>
      <nav aria-label={intl.formatMessage({ id: 'blog.article.way' })}>
        <ol className={styles.way}>
          <li>
            <Link to={local('/')}>
              <Message id="routes.home.title" />
            </Link>
          </li>
          {list === undefined ? null : (
            <li>
              <Link to={list}>
                <Message id="routes.blog.title" />
              </Link>
            </li>
          )}
        </ol>
      </nav>
      {isError ? <LoadFailed onRetry={retry} /> : article ? <Shown key={id} article={article} /> : <Waiting />}
    </div>
  )
}

function Shown({ article }: { readonly article: Article }) {
  const { title, summary, img, updated, content, related } = article
  const { timeZone } = useBrand()
  const updatedAt = parseServerTime(updated)
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {summary === '' ? null : <p className={styles.lead}>{summary}</p>}
          <ArticleFacts {...article} />
        </header>
        {img === '' ? null : <img className={styles.picture} src={img} alt="" width={933} height={525} />}
        <RichHtml className={prose.text} html={content} />
        {Number.isNaN(updatedAt) ? null : (
          <p className={styles.updated}>
            <Message id="blog.article.updated" values={{ date: formatDate(updatedAt, timeZone) }} />
          </p>
        )}
      </article>
      {related.length === 0 ? null : (
        <section aria-labelledby="related-articles">
          <h2 id="related-articles" className={styles.next}>
            <Message id="blog.article.related" />
          </h2>
          <ul className={styles.related}>
            {related.map((one) => (
              <ArticleCard key={one.id} article={one} level="h3" />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
