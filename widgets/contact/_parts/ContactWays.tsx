import { Message } from '../../../runtime/widget-api/text.ts'
import { useContacts } from '../hooks/use-contacts.ts'
import { openChatPanel } from '../model/chat/chat-panel.ts'
import type { ContactWay } from '../model/read-contacts.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from '../../_ui/pills.module.css'

const icons: Readonly<Record<ContactWay['way'], string>> = {
  live_chat: 'chat',
  telegram: 'send',
  facebook: 'facebook',
  email: 'mail',
  phone: 'telephone',
  line: 'line',
  skype: 'skype',
  whatsapp: 'whatsapp',
}

/**
 * The ways to reach support as links. Links to other sites open in a new tab. The live chat opens in its panel, if the
 * current page shows the chat. Renders nothing if the brand has no contacts.
 */
export function ContactWays() {
  const { ways } = useContacts()
  if (ways.length === 0) return null
  return (
    <ul className={styles.pills}>
      {ways.map(({ way, href }) => (
        <li key={way}>
          <a
            href={href}
            className={styles.pill}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            onClick={(event) => {
              if (way === 'live_chat' && openChatPanel()) event.preventDefault()
            }}
          >
            <Icon name={icons[way]} size={20} />
            <Message id={`contact.contact-bar.${way}`} />
          </a>
        </li>
      ))}
    </ul>
  )
}
