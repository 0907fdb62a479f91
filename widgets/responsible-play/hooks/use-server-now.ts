import { useCallback } from 'react'
import { useVisit } from '../../../runtime/widget-api/site.ts'

/**
 * Returns a function that reads the server's time, in ms since 1970, even if the device's clock is wrong. On the host,
 * the function reads the host's clock.
 */
export function useServerNow(): () => number {
  const visit = useVisit()
  return useCallback(() => visit?.clock.now() ?? Date.now(), [visit])
}
