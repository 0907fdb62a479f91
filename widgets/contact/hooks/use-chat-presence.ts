import { useEffect, useState } from 'react'
import { useOpenDialogs } from '../../../runtime/widget-api/dialogs.ts'
import { useRouteId } from '../../../runtime/widget-api/pages.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { chatPresence, type ChatRules } from '../model/chat/chat-rules.ts'
import type { LiveChat } from '../model/read-contacts.ts'

/** Whether the chat is on the current page for this visitor (CON-02). */
export function useChatPresence(chat: LiveChat | undefined, rules: ChatRules): ReturnType<typeof chatPresence> {
  const page = useRouteId()
  const openDialogs = useOpenDialogs()
  const { onMoneyPages } = useSettings().chat
  const after = rules.quiet?.after ?? 0
  // The page that the visitor has viewed for `quiet.after` seconds.
  const [restedOn, setRestedOn] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRestedOn(page), after * 1000)
    return () => {
      clearTimeout(timer)
      setRestedOn(undefined)
    }
  }, [page, after])
  if (!chat) return 'off'
  const secondsOnPage = restedOn === page ? after : 0
  return chatPresence(chat, rules, onMoneyPages, { page, openDialogs, secondsOnPage })
}
