/** The stand-in for an unknown vendor. The script of the contact record has set the account in `ChatDesk`. */
import { createDesk, ownOrigin } from './desk.ts'

const { ChatDesk, liveryChat } = window as unknown as {
  ChatDesk: { readonly id: string }
  liveryChat?: { readonly mid: string }
}
const desk = createDesk({ origin: ownOrigin(), vendor: 'other', account: ChatDesk.id })
if (liveryChat?.mid) desk.setVariables({ mid: liveryChat.mid })
