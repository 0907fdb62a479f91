import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { MissingCallSet } from '../api/missing-calls.ts'
import { useSite } from '../site/site-context.ts'

/** The calls that the brand's backend lacks. During hydration, only the calls that the manifest marks as missing. */
export function useMissingCalls(): MissingCallSet {
  const { data, missingCalls } = useSite()
  const named = useMemo(() => new Set(data.missingCalls), [data.missingCalls])
  return useSyncExternalStore(
    useCallback((listener) => missingCalls?.store.subscribe(listener) ?? (() => {}), [missingCalls]),
    () => missingCalls?.store.getState() ?? named,
    // React renders the page again after hydration if this object differs from the store's. So both are one object
    // until the store adds a call.
    () => missingCalls?.first ?? named,
  )
}
