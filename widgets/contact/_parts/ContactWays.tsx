import { Message } from '../../../runtime/widget-api/text.ts'
import { useContacts } from '../hooks/use-contacts.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from '../../_ui/pills.module.css'

const icons: Readonly<Record<string, string>> = {
  email: 'mail',
  facebook: 'people',
  phone: 'phone',
  telegram: 'send',
}

/** The ways to reach support, each a link; those of other sites open beside this one. */
export function ContactWays() {
  return (
    <ul className={styles.pills}>
      {useContacts().map(({ way, href }) => (
        <li key={way}>
          <a
            href={href}
            className={styles.pill}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            <Icon name={icons[way] ?? 'chat'} size={20} />
            <Message id={`contact.contact-bar.${way}`} />
          </a>
        </li>
      ))}
    </ul>
  )
}
