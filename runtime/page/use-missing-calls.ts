import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { MissingCallSet } from '../api/missing-calls.ts'
import { useSite } from '../site/site-context.ts'

/** The calls that the brand's backend lacks. The first rendering uses the server's list. */
export function useMissingCalls(): MissingCallSet {
  const { data, missingCalls } = useSite()
  const named = useMemo(() => new Set(data.missingCalls), [data.missingCalls])
  return useSyncExternalStore(
    useCallback((listener) => missingCalls?.store.subscribe(listener) ?? (() => {}), [missingCalls]),
    () => missingCalls?.store.getState() ?? named,
    // Returns the store's own set if the store has no further calls. For another set, React would render the page again
    // after hydration.
    () => missingCalls?.first ?? named,
  )
}
