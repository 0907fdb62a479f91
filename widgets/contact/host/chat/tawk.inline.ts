/** The chat of tawk.to in its frame, by its JavaScript API. */
import { type ChatAccount, loadScript, runChat } from './run-chat.ts'

/** The vendor's object. The vendor's script calls the functions `on…`, and adds the others. */
interface TawkApi {
  onLoad?: () => void
  onChatMinimized?: () => void
  onChatHidden?: () => void
  maximize?: () => void
  setAttributes?: (attributes: Readonly<Record<string, string>>, done: (error?: unknown) => void) => void
}

declare global {
  interface Window {
    Tawk_API?: TawkApi
    Tawk_LoadStart?: Date
  }
}

const api: TawkApi = {}
let member = ''

function setMember(mid: string): void {
  member = mid
  api.setAttributes?.({ mid }, () => {})
}

function start({ id, mid, vendorOrigin, notify }: ChatAccount): void {
  member = mid
  api.onLoad = () => {
    if (member !== '') setMember(member)
    api.maximize?.()
    notify('ready')
  }
  api.onChatMinimized = () => notify('closed')
  api.onChatHidden = () => notify('closed')
  window.Tawk_API = api
  window.Tawk_LoadStart = new Date()
  loadScript(`${vendorOrigin}/${id}`, () => notify('failed'))
}

runChat({ start, setMember, open: () => api.maximize?.() })
