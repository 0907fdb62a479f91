import { contactsFor, type ContactWay } from '../contact/read-contacts.ts'
import { useSite } from '../page/site-context.ts'
import { usePublicData, useSession } from './hooks.ts'

/** The ways in which this visitor can reach support: a member's own group has its own where the brand says so (CFG-06). */
export function useContacts(): readonly ContactWay[] {
  const { data: site } = useSite()
  const { data } = usePublicData('contacts')
  const group = useSession(({ member }) => member?.live_chat)
  return contactsFor(data ?? {}, site.contactsByGroup ? group : undefined)
}
