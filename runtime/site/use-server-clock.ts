import { startTransition, useEffect, useState } from 'react'
import { useSite } from './site-context.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

/** The longest time until the hook reads the clock again, in ms. A response of the backend may set the clock. */
const longest = 60_000

/**
 * The server's time in ms. Renders the component again after each of the given times. The rendering that must equal the
 * host's HTML has the time of that HTML, which may be days old.
 *
 * @param moments ms since 1970, such as kick-offs
 */
export function useServerClock(moments: readonly number[]): number {
  const { request, visit } = useSite()
  const clock = visit?.clock
  const isHydrating = useIsHydrating()
  const [now, setNow] = useState(() => (isHydrating || !clock ? request.now : clock.now()))
  const key = moments.join()
  useEffect(() => {
    if (!clock || key === '') return
    const times = key.split(',').map(Number)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const current = clock.now()
      const isBetween = (before: number) => times.some((time) => before >= time !== current >= time)
      startTransition(() => setNow((before) => (isBetween(before) ? current : before)))
      const next = Math.min(...times.filter((time) => time > current), current + longest)
      timer = setTimeout(look, Math.ceil(next - current))
    }
    look()
    return () => clearTimeout(timer)
  }, [clock, key])
  return now
}
