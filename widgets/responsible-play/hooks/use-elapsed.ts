import { useEffect, useState } from 'react'
import { elapsedSeconds } from '../model/session-time.ts'
import type { PlayStatus } from './use-play-status.ts'
import { useServerNow } from './use-server-now.ts'

/** Interval between updates of the shown time, in ms. */
const tick = 15_000

/** The duration of the session in seconds, updated every 15 s. */
export function useElapsed(status: Pick<PlayStatus, 'session_seconds' | 'fetchedAt'>): number {
  const serverNow = useServerNow()
  const [now, setNow] = useState(status.fetchedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tick)
    return () => clearInterval(timer)
  }, [serverNow])
  return elapsedSeconds(status, now)
}
