import { useEffect } from 'react'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { elapsedSeconds } from '../model/session-time.ts'

/** How long after the end the backend is asked, in ms: its clock may be behind. */
const grace = 1500

/** Asks the backend who is here when the time of the session has ended. The backend then ends it and says why. */
export function useSessionEnd(status: PlayStatus): void {
  const { refresh } = useSessionActions()
  const { amount } = status.limits.find(({ kind }) => kind === 'session') ?? {}
  useEffect(() => {
    if (amount === undefined) return
    const left = (Number(amount) * 60 - elapsedSeconds(status, Date.now())) * 1000
    const timer = setTimeout(() => void refresh(), Math.max(0, left) + grace)
    return () => clearTimeout(timer)
  }, [status, amount, refresh])
}
