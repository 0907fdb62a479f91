import { useState } from 'react'
import { useSession } from '../../../runtime/widget-api/session.ts'

/**
 * Number of members who have logged out on this page, or whom another member has replaced. As a key, it gives the next
 * visitor a new component.
 */
export function useDepartures(): number {
  const uid = useSession(({ member }) => member?.uid)
  const [last, setLast] = useState({ uid, departures: 0 })
  const departures = last.uid === undefined || last.uid === uid ? last.departures : last.departures + 1
  if (last.uid !== uid) setLast({ uid, departures })
  return departures
}
