import { defineArea } from '../../runtime/widget-api/area.ts'
import type { Community } from './model/read-community.ts'
import type { Contacts } from './model/read-contacts.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'contact/contacts': () => Contacts
    'contact/community': () => Community
    'contact/chat-script': (parameters: { readonly group?: string | undefined }) => string
  }
}

const queries = () => import('./queries.ts')

export default defineArea({
  name: 'contact',
  icons: {
    community: 'M4 5h11v8H9l-4 3v-3H4V5Zm14 4h2v8h-1v3l-4-3h-4v-1',
    facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5h2V3H15c-2.5 0-4 1.5-4 4v2.5H8V13h3v8',
    line: 'M12 4c-5 0-9 3-9 7 0 3.5 3 6 7 6.8v2.7c4-1.5 11-5 11-9.5 0-4-4-7-9-7ZM8 11h.01M12 11h.01M16 11h.01',
    skype:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3 6c-.5-1-1.6-1.5-3-1.5-1.6 0-3 .8-3 2.2 0 3 6 1.6 6 4.6 0 1.4-1.4 2.2-3 2.2-1.4 0-2.6-.5-3-1.7',
    telephone: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3c0 1.5-1.5 3-3 3C10 20.5 3.5 14 3 6c0-1.5 1.5-3 3-3Z',
    whatsapp:
      'm4 20 1.2-4A8 8 0 1 1 8 18.8L4 20ZM9 8.5c-.6 3.5 3 7 6.5 6.5l.5-1.8-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2L9 8.5Z',
  },
  queries: {
    'contact/contacts': { load: async (context) => (await queries()).loadContacts(context) },
    'contact/community': { load: async (context) => (await queries()).loadCommunity(context) },
    'contact/chat-script': {
      load: async (...args) => (await queries()).loadChatScript(...args),
      browserOnly: true,
    },
  },
})
