import { useEffect, useRef, useState } from 'react'
import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { useLogoutCount } from '../hooks/use-logout-count.ts'
import { useChatPresence } from '../hooks/use-chat-presence.ts'
import { useContacts } from '../hooks/use-contacts.ts'
import { chatPanel } from '../model/chat/chat-panel.ts'
import { ChatConversation } from './ChatConversation.tsx'
import styles from './LiveChat.module.css'

/**
 * The live chat (CON-02): a button and a native popover. The vendor's script loads when the popover first opens. A
 * conversation ends when the visitor leaves the site, opens a page or dialog without the chat, or logs out. The
 * conversation also ends if a login changes the chat.
 */
export function LiveChat(rules: PropsOf<'contact/live-chat'>) {
  const { chat } = useContacts()
  const { presence, hidesAfter } = useChatPresence(chat, rules)
  const logouts = useLogoutCount()
  if (!chat || presence === 'off') return null
  return <Panel key={logouts} chat={chat} isHidden={presence === 'hidden'} hidesAfter={hidesAfter} />
}

interface PanelProps {
  readonly chat: NonNullable<ReturnType<typeof useContacts>['chat']>
  readonly isHidden: boolean
  /** In seconds. */
  readonly hidesAfter: number | undefined
}

function Panel({ chat, isHidden, hidesAfter }: PanelProps) {
  const intl = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, wasOpened } = useIsOpen(panel)
  return (
    <div
      hidden={isHidden}
      className={hidesAfter === undefined ? undefined : styles.leaving}
      style={hidesAfter === undefined ? undefined : ({ '--hides-after': `${hidesAfter}s` } as React.CSSProperties)}
    >
      <button
        type="button"
        className={styles.launcher}
        popoverTarget={chatPanel}
        aria-label={intl.formatMessage({ id: 'contact.live-chat.open' })}
      >
        <Icon name="chat" size={22} />
      </button>
      <div
        ref={panel}
        id={chatPanel}
        popover="auto"
        role="dialog"
        aria-labelledby="live-chat-title"
        className={styles.panel}
        suppressHydrationWarning
      >
        <div className={styles.head}>
          <h2 id="live-chat-title">
            <Message id="contact.live-chat.title" />
          </h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={chatPanel}
            popoverTargetAction="hide"
            aria-label={intl.formatMessage({ id: 'common.close' })}
          >
            ×
          </button>
        </div>
        {wasOpened ? (
          <ChatConversation
            key={`${chat.vendor} ${chat.id}`}
            chat={chat}
            isOpen={isOpen}
            onClosed={() => panel.current?.hidePopover()}
          />
        ) : (
          <p className={styles.waiting} role="status">
            <Message id="contact.live-chat.connecting" />
          </p>
        )}
      </div>
    </div>
  )
}

/** Whether a popover is open, and whether it was ever open. It may have opened before this code loaded. */
function useIsOpen(element: React.RefObject<HTMLElement | null>) {
  const isLive = useIsLive()
  const [state, setState] = useState({ isOpen: false, wasOpened: false })
  useEffect(() => {
    const panel = element.current
    if (!isLive || !panel) return
    const update = () => {
      const isOpen = panel.matches(':popover-open')
      setState(({ wasOpened }) => ({ isOpen, wasOpened: wasOpened || isOpen }))
    }
    update()
    panel.addEventListener('toggle', update)
    return () => panel.removeEventListener('toggle', update)
  }, [element, isLive])
  return state
}
