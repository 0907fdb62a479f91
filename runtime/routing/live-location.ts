import { useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import { useLocation } from './use-location.ts'

const neverChanges = () => () => {}

/** Whether this part of the page may show the browser's data. False during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * The current address with its query, hash and state. They are empty on the server, which renders a page once for all
 * addresses, and in the browser's first rendering.
 */
export function useLiveLocation(): Location {
  const location = useLocation()
  const isPlain = location.search === '' && location.hash === '' && location.state === null
  return useIsLive() || isPlain ? location : { ...location, search: '', hash: '', state: null }
}
