import { useEffect, useRef, useState } from 'react'
import { useOpenDialogs } from '../../../runtime/widget-api/dialogs.ts'
import { useRouteId } from '../../../runtime/widget-api/pages.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { chatPresence, type ChatRules, hidesAfter } from '../model/chat/chat-rules.ts'
import type { LiveChat } from '../model/read-contacts.ts'

/** The state of the chat on the current page, for this visitor. */
interface Presence {
  readonly presence: ReturnType<typeof chatPresence>
  /**
   * After how many seconds the styles hide the chat. Set only on the first page of the visit, where this code does not
   * load before the visitor touches the page.
   */
  readonly hidesAfter?: number | undefined
}

/** Whether the chat is on the current page (CON-02). */
export function useChatPresence(chat: LiveChat | undefined, rules: ChatRules): Presence {
  const page = useRouteId()
  const openDialogs = useOpenDialogs()
  const { onMoneyPages } = useSettings().chat
  const after = rules.quiet?.after ?? 0
  // The page that the visitor has viewed for `quiet.after` seconds.
  const [restedOn, setRestedOn] = useState<string>()
  const [firstPage] = useState(page)
  const wasShown = useRef(true)
  useEffect(() => {
    // On the first page, the host's HTML showed the chat before this code loaded. That time counts.
    const elapsed = wasShown.current ? performance.now() : 0
    wasShown.current = false
    const timer = setTimeout(() => setRestedOn(page), Math.max(0, after * 1000 - elapsed))
    return () => {
      clearTimeout(timer)
      setRestedOn(undefined)
    }
  }, [page, after])
  if (!chat) return { presence: 'off' }
  const secondsOnPage = restedOn === page ? after : 0
  return {
    presence: chatPresence(chat, rules, onMoneyPages, { page, openDialogs, secondsOnPage }),
    hidesAfter: page === firstPage ? hidesAfter(chat, rules, page) : undefined,
  }
}
