import { type ResponseOf, isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { useServerNow } from './use-server-now.ts'

type StatusData = NonNullable<ResponseOf<'responsible-play/get-status'>['data']>

/** The member's session, limits and pauses. */
export interface PlayStatus extends StatusData {
  /** The server's time of the response, in ms since 1970. */
  readonly fetchedAt: number
}

/** The member's session, limits and pauses. */
export function usePlayStatus() {
  const call = useCall()
  const serverNow = useServerNow()
  return useMemberData<PlayStatus>(
    ['responsible-play'],
    async () => {
      const { status, data, code, msg } = await call('responsible-play/get-status', {})
      return {
        status,
        ...(code !== undefined && { code }),
        ...(msg !== undefined && { msg }),
        ...(data && { data: { ...data, fetchedAt: serverNow() } }),
      }
    },
    ({ limits }) => isRows(limits, ['id', 'kind', 'period', 'used']),
  )
}
