import { defineArea } from '../../runtime/widget-api/area.ts'
import type { Contacts } from './model/read-contacts.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'contact/contacts': () => Contacts
  }
}

export default defineArea({
  name: 'contact',
  queries: {
    'contact/contacts': { load: async (context) => (await import('./queries.ts')).loadContacts(context) },
  },
})
