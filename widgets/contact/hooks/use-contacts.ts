import { contactsFor, type ContactWay } from '../model/read-contacts.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'

/** The ways in which this visitor can reach support: a member's own group has its own where the brand says so (CFG-06). */
export function useContacts(): readonly ContactWay[] {
  const { data: site } = useSite()
  const { data } = usePublicData('contact/contacts')
  const group = useSession(({ member }) => member?.live_chat)
  return contactsFor(data ?? {}, site.settings.contacts.byMemberGroup ? group : undefined)
}
