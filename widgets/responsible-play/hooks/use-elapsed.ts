import { useEffect, useState } from 'react'
import { elapsedSeconds } from '../model/session-time.ts'
import type { PlayStatus } from './use-play-status.ts'

/** How often the shown time is brought up to date, in ms. */
const tick = 15_000

/** How long the session has lasted, in seconds, kept up to date to the quarter of a minute. */
export function useElapsed(status: Pick<PlayStatus, 'session_seconds' | 'asked'>): number {
  const [now, setNow] = useState(status.asked)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return elapsedSeconds(status, now)
}
