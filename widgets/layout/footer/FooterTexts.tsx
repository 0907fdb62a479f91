import { RichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import type { DataOf } from '../../../runtime/widget-api/data.ts'
import styles from './Footer.module.css'

type FooterEntry = DataOf<'layout/footer'>[number]

/** The kinds of texts in their order: columns, texts for search engines, notices. */
const kinds = [
  ['column', styles.column],
  ['seo', styles.seo],
  ['notice', styles.notice],
] as const

/** The texts of the footer by their display types (CFG-04). Leaves out unknown types. */
export function FooterTexts({ entries }: { readonly entries: readonly FooterEntry[] }) {
  const texts = kinds.map(([kind, className]) => {
    const ofKind = entries.filter((entry) => entry.display_type === kind)
    if (ofKind.length === 0) return null
    return (
      <div key={kind} className={className} data-display-type={kind}>
        {ofKind.map((entry, at) => (
          <section key={`${at} ${entry.title}`} className={styles.text}>
            {entry.title === '' ? null : <h2>{entry.title}</h2>}
            <RichHtml html={entry.content} />
          </section>
        ))}
      </div>
    )
  })
  return entries.length === 0 ? null : <div className={styles.texts}>{texts}</div>
}
