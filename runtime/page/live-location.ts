import { useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router'

const neverChanges = () => () => {}

/**
 * The present address with its query, hash and state. The server renders a page without them, one rendering for all, and
 * so does the first rendering in the browser: they are empty until then.
 */
export function useLiveLocation(): Location {
  const location = useLocation()
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isLive ? location : { ...location, search: '', hash: '', state: null }
}
