import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { ofGroup } from '../model/member-groups.ts'
import { useMemberGroup } from './use-member-group.ts'

/** The links to the community for this visitor (CON-03): those of the member's group, or else those of guests. */
export function useCommunity() {
  const { data, isError, retry } = usePublicData('contact/community')
  const group = useMemberGroup()
  return { places: data && (ofGroup(data, group) ?? []), isError, retry }
}
