/**
 * A chat of an unknown vendor in its frame: the script of the contact record runs unchanged. It receives only the
 * member's id.
 */
import { runChat } from './run-chat.ts'

declare global {
  interface Window {
    /** The session variables of the visitor, for a script that reads them. */
    liveryChat?: { mid: string }
  }
}

const session = { mid: '' }

runChat({
  start({ script, mid, notify }) {
    session.mid = mid
    window.liveryChat = session
    const element = document.createElement('script')
    element.textContent = withoutTags(script)
    document.head.append(element)
    notify('ready')
  },
  setMember(mid) {
    session.mid = mid
  },
  open() {},
})

/** The text of the first script element, if the contact record contains the vendor's markup instead of a script. */
function withoutTags(script: string): string {
  return /<script\b[^>]*>([\s\S]*?)<\/script/i.exec(script)?.[1] ?? script
}
