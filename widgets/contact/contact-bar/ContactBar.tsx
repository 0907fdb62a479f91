import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useContacts } from '../hooks/use-contacts.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import { useRouteId } from '../../../runtime/widget-api/pages.ts'
import { ContactWays } from '../_parts/ContactWays.tsx'
import styles from './ContactBar.module.css'

/** The ways to reach support, on the pages that the brand chooses (CON-01). Renders nothing without contacts. */
export function ContactBar({ pages }: PropsOf<'contact/contact-bar'>) {
  const intl = useIntl()
  const page = useRouteId()
  const { ways } = useContacts()
  if (page === undefined || !pages.includes(page) || ways.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'contact.contact-bar.label' })}>
      <ContactWays />
    </nav>
  )
}
