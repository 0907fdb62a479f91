/** The stand-in for an unknown vendor. The record's script has set its account in `ChatDesk`. */
import { createDesk, ownOrigin } from './desk.ts'

const { ChatDesk, liveryChat } = window as unknown as {
  ChatDesk: { readonly id: string }
  liveryChat?: { readonly mid: string }
}
const desk = createDesk({ origin: ownOrigin(), vendor: 'other', account: ChatDesk.id })
if (liveryChat?.mid) desk.setVariables({ mid: liveryChat.mid })
