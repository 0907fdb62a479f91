import { useEffect, useState } from 'react'
import { useServerNow, useVisit } from '../../../runtime/widget-api/site.ts'

/** The longest delay of the timer, in ms. It is far below the longest delay that browsers support. */
const longest = 3_600_000

/**
 * The server's time in ms. Renders the component again at each of the given times. Starts with the time of the page,
 * so that host and browser render alike.
 *
 * @param moments ms since 1970, such as kick-offs
 */
export function useServerClock(moments: readonly number[]): number {
  const clock = useVisit()?.clock
  const [now, setNow] = useState(useServerNow())
  const key = moments.join()
  useEffect(() => {
    if (!clock) return
    const current = clock.now()
    const ahead = key
      .split(',')
      .map(Number)
      .filter((moment) => moment > now)
    // A time that has passed since the last rendering is due immediately.
    const next = Math.min(...ahead, current + longest)
    const timer = setTimeout(() => setNow(clock.now()), Math.max(0, Math.min(next - current, longest)))
    return () => clearTimeout(timer)
  }, [clock, key, now])
  return now
}
