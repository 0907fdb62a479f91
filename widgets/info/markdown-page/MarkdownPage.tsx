import { type PropsOf, RichHtml, useContentPage } from '../../../runtime/widget-api/index.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import styles from './MarkdownPage.module.css'

/** A page of text from the brand's content folder. */
export function MarkdownPage({ page }: PropsOf<'info/markdown-page'>) {
  const { html, isError, retry } = useContentPage(page)
  if (isError) return <LoadFailed onRetry={retry} />
  if (html === undefined) return <div className={styles.waiting} aria-hidden="true" />
  return (
    <article className={styles.page}>
      <RichHtml html={html} />
    </article>
  )
}
