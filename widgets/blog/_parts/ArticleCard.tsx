import type { ArticleSummary } from '../../../schemas/generated/records.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Card } from '../../_ui/Card.tsx'
import cards from '../../_ui/list/cards.module.css'
import { ArticleFacts } from './ArticleFacts.tsx'

interface ArticleCardProps {
  readonly article: ArticleSummary
  readonly level: 'h2' | 'h3'
  readonly className?: string | undefined
}

/** An article in a list. The whole card is a link to the article, if the brand has a page for articles. */
export function ArticleCard({ article, level: Heading, className = '' }: ArticleCardProps) {
  const { id, title, summary, img } = article
  const page = useRoutePath('blog-post', { id })
  return (
    <Card shape="wide" picture={img} className={`${cards.card} ${className}`}>
      <div className={cards.text}>
        <ArticleFacts {...article} />
        <Heading className={cards.title}>
          {page === undefined ? (
            title
          ) : (
            <Link className={cards.link} to={page}>
              {title}
            </Link>
          )}
        </Heading>
        {summary === '' ? null : <p className={cards.summary}>{summary}</p>}
      </div>
    </Card>
  )
}
