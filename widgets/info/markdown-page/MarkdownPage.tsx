import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { RichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import prose from '../../_ui/page/prose.module.css'
import styles from './MarkdownPage.module.css'

/** A page of text from the brand's content folder. */
export function MarkdownPage({ page }: PropsOf<'info/markdown-page'>) {
  const { data: html, isError, retry } = usePublicData('info/content', { page })
  if (isError) return <LoadFailed onRetry={retry} />
  if (html === undefined) return <div className={styles.waiting} aria-hidden="true" />
  return (
    <article className={styles.page}>
      <RichHtml className={prose.text} html={html} />
    </article>
  )
}
