import { useSession } from '../../../runtime/widget-api/session.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'

/** The group of the current member (CFG-06). Undefined for guests, and for brands without groups. */
export function useMemberGroup(): string | undefined {
  const { byMemberGroup } = useSettings().contacts
  const group = useSession(({ member }) => member?.live_chat)
  return byMemberGroup ? group : undefined
}
