/** A chat of no known vendor in its frame: the script of the contact record runs as it is. It learns the member's id alone. */
import { runChat } from './run-chat.ts'

declare global {
  interface Window {
    /** The session variables of the visitor, for a script that knows to look here. */
    liveryChat?: { mid: string }
  }
}

const session = { mid: '' }

runChat({
  start({ script, mid, tell }) {
    session.mid = mid
    window.liveryChat = session
    const element = document.createElement('script')
    element.textContent = withoutTags(script)
    document.head.append(element)
    tell('ready')
  },
  setMember(mid) {
    session.mid = mid
  },
  open() {},
})

/** The text of the first script element, where a back office keeps the vendor's markup. */
function withoutTags(script: string): string {
  return /<script\b[^>]*>([\s\S]*?)<\/script/i.exec(script)?.[1] ?? script
}
