import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { useMemberGroup } from '../hooks/use-member-group.ts'
import { chatFramePath, messageFromChat, type ToChat } from '../model/chat/chat-frame.ts'
import type { LiveChat } from '../model/read-contacts.ts'
import styles from './LiveChat.module.css'

/** How long a chat may take to load before the panel offers to try again, in ms. */
const loadTimeout = 15_000

type Step = 'connecting' | 'ready' | 'failed'

interface ChatConversationProps {
  readonly chat: LiveChat
  readonly isOpen: boolean
  /** Called when the visitor has closed the chat within its frame. */
  readonly onClosed: () => void
}

/** The frame of a vendor's chat. Each attempt to connect has a new frame with a new nonce. */
export function ChatConversation(props: ChatConversationProps) {
  const group = useMemberGroup()
  const isOther = props.chat.vendor === 'other'
  const { data, isError, retry } = usePublicData('contact/chat-script', { group }, isOther)
  // A login may change the group. The conversation continues while the new group's script loads. It also continues
  // afterwards if both scripts are the same.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const script = data ?? last
  const [tries, setTries] = useState(0)
  if (isError && script === undefined) return <LoadFailed onRetry={retry} />
  if (isOther && script === undefined) return <Connecting />
  return <Frame key={`${tries} ${script}`} {...props} script={script ?? ''} onRetry={() => setTries(tries + 1)} />
}

function Frame({
  chat: { vendor, id },
  isOpen,
  onClosed,
  script,
  onRetry,
}: ChatConversationProps & { readonly script: string; readonly onRetry: () => void }) {
  const intl = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const [step, setStep] = useState<Step>('connecting')
  const mid = useSession(({ member }) => member?.mid) ?? ''
  const isStarted = useRef(false)

  const post = useEffectEvent((message: ToChat) => frame.current?.contentWindow?.postMessage(message, '*'))
  const onChatMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow) return
    const kind = messageFromChat(data, nonce)
    if (kind === 'listening') {
      isStarted.current = true
      post({ nonce, kind: 'start', id, script, mid, language: intl.locale })
    } else if (kind === 'ready') setStep('ready')
    else if (kind === 'failed') setStep('failed')
    else if (kind === 'closed') onClosed()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => onChatMessage(event)
    addEventListener('message', listen)
    const timer = setTimeout(() => setStep((now) => (now === 'connecting' ? 'failed' : now)), loadTimeout)
    return () => {
      removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (isStarted.current) post({ nonce, kind: 'member', mid })
  }, [nonce, mid])
  useEffect(() => {
    if (isOpen && isStarted.current) post({ nonce, kind: 'open' })
  }, [nonce, isOpen])

  if (step === 'failed') return <LoadFailed onRetry={onRetry} />
  return (
    <>
      {step === 'connecting' ? <Connecting /> : null}
      <iframe
        ref={frame}
        title={intl.formatMessage({ id: 'contact.live-chat.title' })}
        className={styles.frame}
        data-step={step}
        src={`${chatFramePath(vendor)}#${nonce}`}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="strict-origin"
      />
    </>
  )
}

function Connecting() {
  return (
    <p className={styles.waiting} role="status">
      <Message id="contact.live-chat.connecting" />
    </p>
  )
}
