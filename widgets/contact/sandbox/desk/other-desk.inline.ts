/** The stand-in for a vendor that nobody knows. Its account is in `ChatDesk`, as the record's script has set it. */
import { createDesk, ownOrigin } from './desk.ts'

const { ChatDesk, liveryChat } = window as unknown as {
  ChatDesk: { readonly id: string }
  liveryChat?: { readonly mid: string }
}
const desk = createDesk({ origin: ownOrigin(), vendor: 'other', account: ChatDesk.id })
if (liveryChat?.mid) desk.setVariables({ mid: liveryChat.mid })
