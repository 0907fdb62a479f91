import { useEffect } from 'react'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { useServerNow } from '../hooks/use-server-now.ts'
import { elapsedSeconds } from '../model/session-time.ts'

/** Delay of the call after the end, in ms: the backend's clock may be behind. */
const grace = 1500

/** Time until the next call if the session has not ended, in ms: the call may have failed. */
const again = 60_000

/**
 * Fetches the session from the backend when its time is over, and then every minute. The backend ends the session and
 * gives the reason.
 */
export function useSessionEnd(status: PlayStatus): void {
  const { refresh } = useSessionActions()
  const serverNow = useServerNow()
  const { amount } = status.limits.find(({ kind }) => kind === 'session') ?? {}
  useEffect(() => {
    if (amount === undefined) return
    const left = (Number(amount) * 60 - elapsedSeconds(status, serverNow())) * 1000
    const ask = () => {
      void refresh()
      timer = setTimeout(ask, again)
    }
    let timer = setTimeout(ask, Math.max(0, left) + grace)
    return () => clearTimeout(timer)
  }, [status, amount, refresh, serverNow])
}
