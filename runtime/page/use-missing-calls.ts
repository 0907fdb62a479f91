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
    // The same set as the store's, unless the store has more: a page whose set differs renders again after its
    // hydration.
    () => missingCalls?.first ?? named,
  )
}
