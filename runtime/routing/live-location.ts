import { startTransition, useEffect, useState } from 'react'
import type { Location } from 'react-router'
import { useIsHydrating } from '../site/use-is-hydrating.ts'
import { useLocation } from './use-location.ts'

/**
 * Whether this part of the page may show the browser's data. False during hydration, and until a transition after it: a
 * rendering within the task of the hydration would make that task longer.
 */
export function useIsLive(): boolean {
  const isHydrating = useIsHydrating()
  const [isLive, setIsLive] = useState(!isHydrating)
  useEffect(() => {
    if (!isLive) startTransition(() => setIsLive(true))
  }, [isLive])
  return isLive
}

/**
 * The current address. Its query, hash and state are empty on the server and during hydration, because the host renders
 * one page for all queries.
 */
export function useLiveLocation(): Location {
  const location = useLocation()
  const isPlain = location.search === '' && location.hash === '' && location.state === null
  return useIsLive() || isPlain ? location : { ...location, search: '', hash: '', state: null }
}
