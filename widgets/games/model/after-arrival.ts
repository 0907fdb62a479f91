import type { Site } from '../../../runtime/widget-api/site.ts'

/**
 * Calls `go` after the page has navigated to the destination of a login, because that navigation replaces the history
 * entry. If no such navigation is pending, calls `go` immediately. If the site loads again in another locale, never
 * calls `go`.
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
