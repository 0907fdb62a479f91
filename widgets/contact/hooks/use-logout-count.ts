import { useState } from 'react'
import { useSession } from '../../../runtime/widget-api/session.ts'

/**
 * The number of logouts and changes of the member since the page loaded. Used as a React key, the number remounts a
 * component for the next visitor.
 */
export function useLogoutCount(): number {
  const uid = useSession(({ member }) => member?.uid)
  const [last, setLast] = useState({ uid, logouts: 0 })
  const logouts = last.uid === undefined || last.uid === uid ? last.logouts : last.logouts + 1
  if (last.uid !== uid) setLast({ uid, logouts })
  return logouts
}
