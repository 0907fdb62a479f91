import type { SandboxPart } from '../../../sandbox/part.ts'
import { answerDesk, chatHost } from './desk/answer-desk.ts'
import { chatEvents, chatTables } from './desk/chat-events.ts'

const part: SandboxPart = {
  name: 'contact',
  data: ['contacts'],
  tables: chatTables,
  files: { contact: (_world, merchant) => merchant.data.contacts },
  hosts: [{ name: chatHost, answer: answerDesk }],
  controls: { 'GET chats': ({ database }) => Response.json({ chats: chatEvents(database) }) },
}

export default part
