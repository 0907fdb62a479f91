/**
 * The chat of LiveChat (livechat.com) in its frame, by its JavaScript API: a queue that the vendor's script takes over.
 */
import { type ChatAccount, loadScript, runChat } from './run-chat.ts'

type Queued = readonly [name: string, args: readonly unknown[]]

/** The vendor's object: calls wait in `_q` until the vendor's script sets the handler `_h`. */
interface LiveChatWidget {
  _q: Queued[]
  _h: ((...queued: Queued) => unknown) | null
  readonly _v: '2.0'
  readonly on: (...args: readonly unknown[]) => void
  readonly once: (...args: readonly unknown[]) => void
  readonly off: (...args: readonly unknown[]) => void
  readonly get: (...args: readonly unknown[]) => unknown
  readonly call: (...args: readonly unknown[]) => void
}

declare global {
  interface Window {
    __lc?: { readonly license: number; readonly integration_name: string }
    LiveChatWidget?: LiveChatWidget
  }
}

function createWidget(): LiveChatWidget {
  const pass = (queued: Queued) => (widget._h ? widget._h(...queued) : widget._q.push(queued))
  const passing =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void pass([name, args])
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: passing('on'),
    once: passing('once'),
    off: passing('off'),
    get: (...args) => pass(['get', args]),
    call: passing('call'),
  }
  return widget
}

const widget = createWidget()
const setMember = (mid: string) => widget.call('set_session_variables', { mid })

function start({ id, mid, vendorOrigin, notify }: ChatAccount): void {
  window.__lc = { license: Number(id), integration_name: 'livery' }
  window.LiveChatWidget = widget
  widget.on('ready', () => {
    widget.call('maximize')
    notify('ready')
  })
  widget.on('visibility_changed', ({ visibility }: { readonly visibility?: string }) => {
    if (visibility === 'minimized' || visibility === 'hidden') notify('closed')
  })
  if (mid !== '') setMember(mid)
  loadScript(`${vendorOrigin}/tracking.js`, () => notify('failed'))
}

runChat({ start, setMember, open: () => widget.call('maximize') })
