import type { FromChat, ToChat } from '../../model/chat/chat-frame.ts'
import type { ChatFrameFacts } from '../chat-frame-page.ts'
import { installMemoryStorage } from './install-memory-storage.ts'

/** The data and the callback that an adapter receives to start a chat. */
export interface ChatAccount {
  readonly id: string
  /** The script of a chat of an unknown vendor. */
  readonly script: string
  readonly mid: string
  readonly vendorOrigin: string
  readonly notify: (kind: 'ready' | 'closed' | 'failed') => void
}

/** The protocol of one vendor. */
export interface ChatAdapter {
  /** Loads the vendor's script and opens the chat. */
  readonly start: (account: ChatAccount) => void
  /** Shows the chat again after the visitor has closed it. */
  readonly open: () => void
  /** Sets the session variable `mid`; empty for a guest. */
  readonly setMember: (mid: string) => void
}

/**
 * Runs a vendor's chat in this frame for the page around it. Ignores messages without the nonce of the frame's address.
 */
export function runChat(adapter: ChatAdapter): void {
  const nonce = location.hash.slice(1)
  if (parent === window || nonce === '') return
  installMemoryStorage()
  // oxlint-disable-next-line input/no-asserted-input -- the host of this build wrote the element
  const facts = JSON.parse(document.getElementById('chat')?.textContent ?? '{}') as ChatFrameFacts
  const notify = (kind: FromChat['kind']) => parent.postMessage({ nonce, kind } satisfies FromChat, '*')
  let isStarted = false
  addEventListener('message', ({ source, data }: MessageEvent<ToChat | null>) => {
    if (source !== parent || data?.nonce !== nonce) return
    if (data.kind === 'start' && !isStarted) {
      isStarted = true
      document.documentElement.lang = data.language
      adapter.start({ ...facts, id: data.id, script: data.script, mid: data.mid, notify })
    } else if (data.kind === 'open' && isStarted) adapter.open()
    else if (data.kind === 'member' && isStarted) adapter.setMember(data.mid)
  })
  notify('listening')
}

/** Adds a vendor's script to the frame. */
export function loadScript(address: string, onError: () => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.addEventListener('error', onError)
  document.head.append(script)
}
