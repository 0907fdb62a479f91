import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { type Contacts, readContacts } from './model/read-contacts.ts'

/** The ways to reach support, in the language of the page. */
export async function loadContacts({ reader }: QueryContext): Promise<Contacts> {
  return readContacts(await reader.config('contact.json'), reader.locale.slice(0, 2), reader.reading)
}
