/**
 * A chat of an unknown vendor in its frame: the scripts of the contact record run unchanged. They receive only the
 * member's id.
 */
import { runChat } from './run-chat.ts'
import { runScripts } from './run-scripts.ts'
import { scriptsIn } from './scripts-in.ts'

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
    void runScripts(scriptsIn(script), () => notify('failed'))
    notify('ready')
  },
  setMember(mid) {
    session.mid = mid
  },
  open() {},
})
