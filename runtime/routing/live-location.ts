import { useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router'

const neverChanges = () => () => {}

/** Whether this part of the page may show what only the browser knows. False during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * The present address with its query, hash and state. The server renders a page without them, one rendering for all, and
 * so does the first rendering in the browser: they are empty until then.
 */
export function useLiveLocation(): Location {
  const location = useLocation()
  return useIsLive() ? location : { ...location, search: '', hash: '', state: null }
}
