import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { type Community, readCommunity } from './model/read-community.ts'
import { guestGroup } from './model/member-groups.ts'
import { chatScript, type Contacts, readContacts } from './model/read-contacts.ts'

/** The ways to reach support, in the language of the page. */
export async function loadContacts({ reader }: QueryContext): Promise<Contacts> {
  return readContacts(await reader.config('contact.json'), languageOf(reader.locale), reader.decoding)
}

/** The script of a chat of an unknown vendor, for the chat's frame. */
export async function loadChatScript(
  { reader }: QueryContext,
  { group }: { readonly group?: string | undefined },
): Promise<string> {
  return chatScript(
    await reader.config('contact.json'),
    languageOf(reader.locale),
    group ?? guestGroup,
    reader.decoding,
  )
}

/** The links to the community by member group. */
export async function loadCommunity({ reader }: QueryContext): Promise<Community> {
  return readCommunity(await reader.config('general.json'), reader.decoding)
}
