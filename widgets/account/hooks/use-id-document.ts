import { useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

/** The verification state of the member's document (AUT-20). */
export function useIdDocument() {
  const call = useCall()
  return useMemberData(
    ['id-document'],
    () => call('user/get-id-document', {}),
    ({ state }) => typeof state === 'string',
  )
}
