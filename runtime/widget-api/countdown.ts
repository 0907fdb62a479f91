/** Countdowns by the server's clock. */
import { useCallback, useSyncExternalStore } from 'react'
import type { CountdownKind } from '../countdown/countdowns.ts'
import { useSite } from '../site/site-context.ts'

export { type CountdownKind, resendKind } from '../countdown/countdowns.ts'
export { resendSeconds } from '../countdown/resend-seconds.ts'

/**
 * A countdown by its key, in whole seconds. It continues across reloads and in every tab.
 *
 * @param key includes the account if the countdown belongs to one
 */
export function useCountdown(key: string, kind: CountdownKind) {
  const countdowns = useSite().visit?.countdowns
  const secondsLeft = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stop = countdowns?.subscribe(listener)
        const timer = setInterval(listener, 250)
        window.addEventListener('storage', listener)
        return () => {
          stop?.()
          clearInterval(timer)
          window.removeEventListener('storage', listener)
        }
      },
      [countdowns],
    ),
    () => countdowns?.secondsLeft(key, kind) ?? 0,
    () => 0,
  )
  return {
    secondsLeft,
    start: useCallback((seconds?: number) => countdowns?.start(key, kind, seconds), [countdowns, key, kind]),
    clear: useCallback(() => countdowns?.clear(key), [countdowns, key]),
  }
}
