import { useEffect, useRef } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Card } from '../../_ui/Card.tsx'
import formStyles from '../../_ui/form/form.module.css'
import cards from '../../_ui/list/cards.module.css'
import { Empty } from '../../_ui/list/Empty.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { PageHeader } from '../../_ui/page/PageHeader.tsx'
import { ArticleCard } from '../_parts/ArticleCard.tsx'
import { useArticles } from '../hooks/use-articles.ts'
import { articlesPerPage } from '../model/page-count.ts'
import styles from './ArticleList.module.css'

/** The list of articles, newest first, with a button for more (RTE-12). */
export function ArticleList({ title, text }: PropsOf<'blog/article-list'>) {
  const { shown, isError, retry, isMoreWaiting, hasMore, showMore } = useArticles()
  const { list, countBefore } = useFocusOnNext(shown?.items.length)
  return (
    <div className={styles.page}>
      <PageHeader title={title} text={text} />
      {shown === undefined ? (
        isError ? null : (
          <ul className={cards.grid} aria-hidden="true">
            {Array.from({ length: articlesPerPage }, (_, index) => (
              <Card key={index} shape="wide" className={cards.skeleton} />
            ))}
          </ul>
        )
      ) : shown.items.length === 0 ? (
        <Empty icon="book" text="blog.article-list.empty" />
      ) : (
        <ul ref={list} className={`${cards.grid} ${styles.grid}`}>
          {shown.items.map((article) => (
            <ArticleCard key={article.id} article={article} level="h2" />
          ))}
        </ul>
      )}
      {isError ? <LoadFailed onRetry={retry} /> : null}
      {hasMore && !isError ? (
        <BusyButton
          className={`${formStyles.secondary} ${styles.more}`}
          isBusy={isMoreWaiting}
          onPress={() => {
            countBefore()
            showMore()
          }}
        >
          <Message id="blog.article-list.more" />
        </BusyButton>
      ) : null}
    </div>
  )
}

/**
 * After a press of the button, focuses the first added article, because the button moves down or disappears.
 *
 * @param count the number of shown articles
 */
function useFocusOnNext(count = 0) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return
    list.current?.children[before.current]?.querySelector('a')?.focus()
    before.current = undefined
  }, [count])
  return {
    list,
    countBefore: () => {
      before.current = count
    },
  }
}
