import { Message, type PropsOf, useContacts, useIntl, useRouteId } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './ContactBar.module.css'

const icons: Readonly<Record<string, string>> = {
  email: 'mail',
  facebook: 'people',
  phone: 'phone',
  telegram: 'send',
}

/** The ways to reach support on the pages that are to have them (CON-01). Without any it is not there. */
export function ContactBar({ pages }: PropsOf<'contact/contact-bar'>) {
  const intl = useIntl()
  const page = useRouteId()
  const contacts = useContacts()
  if (page === undefined || !pages.includes(page) || contacts.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'contact.contact-bar.label' })}>
      <ul>
        {contacts.map(({ way, href }) => (
          <li key={way}>
            <a
              href={href}
              className={styles.way}
              {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              <Icon name={icons[way] ?? 'chat'} size={20} />
              <Message id={`contact.contact-bar.${way}`} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
