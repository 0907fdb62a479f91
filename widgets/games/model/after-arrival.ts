import type { Site } from '../../../runtime/widget-api/site.ts'

/**
 * Calls `go` once the page has taken a member to the destination of the login, which replaces the current history
 * entry. Without such a navigation, calls it immediately. If the page loads again in another locale, never calls it.
 */
export function afterArrival({ store }: Pick<Site['session'], 'store'>, go: () => void): void {
  const { arrival } = store.getState()
  if (arrival === undefined) return go()
  if (arrival.locales !== undefined) return
  const stop = store.subscribe((state) => {
    if (state.arrival !== undefined) return
    stop()
    // The page clears the arrival before it navigates.
    queueMicrotask(go)
  })
}
