import { Message } from '../../../runtime/widget-api/text.ts'
import { useContacts } from '../hooks/use-contacts.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Section } from '../../_ui/Section.tsx'
import { ContactWays } from '../_parts/ContactWays.tsx'
import styles from './ContactList.module.css'

/** The ways to reach support as a part of a page, for whoever looks for them there. */
export function ContactList() {
  const { isPending, isError, retry } = usePublicData('contact/contacts')
  const contacts = useContacts()
  return (
    <div className={styles.list}>
      <Section title="contact.contact-list.title" id="contact-list">
        <div className={styles.ways} aria-busy={isPending}>
          {isError ? <LoadFailed onRetry={retry} /> : <ContactWays />}
          {!isPending && !isError && contacts.length === 0 ? (
            <p>
              <Message id="contact.contact-list.empty" />
            </p>
          ) : null}
        </div>
      </Section>
    </div>
  )
}
