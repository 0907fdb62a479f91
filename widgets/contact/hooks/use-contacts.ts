import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { memberLink } from '../model/member-link.ts'
import { type ContactWay, type GroupContacts, ofGroup } from '../model/read-contacts.ts'
import { useMemberGroup } from './use-member-group.ts'

/**
 * The ways in which this visitor can reach support, and the live chat. A member's own group has its own where the brand
 * says so (CFG-06). The link of the live chat tells which member writes (CON-02).
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
