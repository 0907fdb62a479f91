import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { MissingCallSet } from '../api/missing-calls.ts'
import { useSite } from '../site/site-context.ts'

/** The calls that the brand's backend lacks. During hydration, only those that the manifest marks as missing. */
export function useMissingCalls(): MissingCallSet {
  const { data, missingCalls } = useSite()
  const named = useMemo(() => new Set(data.missingCalls), [data.missingCalls])
  return useSyncExternalStore(
    useCallback((listener) => missingCalls?.store.subscribe(listener) ?? (() => {}), [missingCalls]),
    () => missingCalls?.store.getState() ?? named,
    // Unless the store has further calls, it has this same object. With another object, React would render the page
    // again after hydration.
    () => missingCalls?.first ?? named,
  )
}
