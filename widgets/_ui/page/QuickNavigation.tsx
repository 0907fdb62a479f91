import { useIntl } from '../../../runtime/widget-api/text.ts'
import { useMenu } from '../../../runtime/widget-api/pages.ts'
import { MenuEntries } from '../MenuEntries.tsx'
import styles from '../pills.module.css'

/** The entries of a menu in a row, as links to related pages. */
export function QuickNavigation({ menu, label }: { readonly menu: string; readonly label: string }) {
  const intl = useIntl()
  const entries = useMenu(menu)
  if (entries.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: label })}>
      <MenuEntries className={styles.pills} entryClass={styles.pill} entries={entries} />
    </nav>
  )
}
