import { useCallback } from 'react'
import { useVisit } from '../../../runtime/widget-api/site.ts'

/** Returns a function that reads the server's time, in ms since 1970. A wrong clock of the device does not move it. */
export function useServerNow(): () => number {
  const visit = useVisit()
  return useCallback(() => visit?.clock.now() ?? Date.now(), [visit])
}
