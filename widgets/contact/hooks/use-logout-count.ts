import { useState } from 'react'
import { useSession } from '../../../runtime/widget-api/session.ts'

/**
 * Number of members who have logged out on this page, or whom another member has replaced. As a key, it gives the next
 * visitor a new component.
 */
export function useLogoutCount(): number {
  const uid = useSession(({ member }) => member?.uid)
  const [last, setLast] = useState({ uid, logouts: 0 })
  const logouts = last.uid === undefined || last.uid === uid ? last.logouts : last.logouts + 1
  if (last.uid !== uid) setLast({ uid, logouts })
  return logouts
}
