import type { RedEnvelope } from '../../../schemas/generated/records.ts'
import { isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

/** The member's red envelopes, sealed envelopes first (ENG-06). */
export function useEnvelopes() {
  const call = useCall()
  return useMemberData<readonly RedEnvelope[]>(
    ['angpow'],
    () => call('angpow/get-list', {}),
    (envelopes) => isRows(envelopes, ['title', 'state']),
  )
}
