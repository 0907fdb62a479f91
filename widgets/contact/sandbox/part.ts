import type { SandboxPart } from '../../../sandbox/part.ts'
import { handleDesk, chatHost } from './desk/handle-desk.ts'
import { chatEvents, chatTables } from './desk/chat-events.ts'

const part: SandboxPart = {
  name: 'contact',
  data: ['contacts'],
  tables: chatTables,
  files: { contact: (_sandbox, merchant) => merchant.data.contacts },
  hosts: [{ name: chatHost, handle: handleDesk }],
  controls: { 'GET chats': ({ database }) => Response.json({ chats: chatEvents(database) }) },
}

export default part
