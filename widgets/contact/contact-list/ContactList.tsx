import { Message } from '../../../runtime/widget-api/text.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Section } from '../../_ui/Section.tsx'
import { ContactWays } from '../_parts/ContactWays.tsx'
import { useCommunity } from '../hooks/use-community.ts'
import { useContacts } from '../hooks/use-contacts.ts'
import styles from './ContactList.module.css'

/** The ways to reach support within a page, and a button that opens the dialog of the community. */
export function ContactList() {
  const { isPending, isError, retry } = usePublicData('contact/contacts')
  const { ways } = useContacts()
  const { places = [] } = useCommunity()
  return (
    <div className={styles.list}>
      <Section title="contact.contact-list.title" id="contact-list">
        <div className={styles.ways} aria-busy={isPending}>
          {isError ? <LoadFailed onRetry={retry} /> : <ContactWays />}
          {!isPending && !isError && ways.length === 0 ? (
            <p>
              <Message id="contact.contact-list.empty" />
            </p>
          ) : null}
        </div>
        {places.length === 0 ? null : (
          <div className={styles.community}>
            <Icon name="community" size={28} />
            <p>
              <Message id="contact.contact-list.community" />
            </p>
            <DialogButton dialog="dialog-community" className={formStyles.secondary}>
              <Message id="contact.contact-list.join" />
            </DialogButton>
          </div>
        )}
      </Section>
    </div>
  )
}
