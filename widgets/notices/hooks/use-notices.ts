import type { Notice } from '../../../schemas/generated/records.ts'
import { isRows, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'

/** The member's notices, newest first (ENG-02). */
export function useNotices() {
  const call = useCall()
  return useMemberData<readonly Notice[]>(
    ['notices'],
    async () => {
      const { data, ...response } = await call('notice/notice-list', { notification: 1 })
      return data ? { ...response, data: data.item } : response
    },
    (notices) => isRows(notices, ['title']),
  )
}
