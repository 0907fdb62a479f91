import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { memberLink } from '../model/member-link.ts'
import { ofGroup } from '../model/member-groups.ts'
import type { ContactWay, GroupContacts } from '../model/read-contacts.ts'
import { useMemberGroup } from './use-member-group.ts'

/**
 * The ways for this visitor to reach support, and the live chat. A member's group may have its own contacts (CFG-06).
 * The link of the live chat identifies the member (CON-02).
 */
export function useContacts(): GroupContacts {
  const { data } = usePublicData('contact/contacts')
  const group = useMemberGroup()
  const mid = useSession(({ member }) => member?.mid)
  const { hosts } = useSettings()
  const { ways = [], ...contacts } = ofGroup(data ?? {}, group) ?? {}
  const withMember = ({ way, href }: ContactWay): ContactWay =>
    way === 'live_chat' ? { way, href: memberLink(href, mid, hosts.chat) } : { way, href }
  return { ...contacts, ways: ways.map(withMember) }
}
