import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { LackingState } from '../api/lacking-calls.ts'
import { useSite } from '../site/site-context.ts'

/** The calls that the brand's backend lacks. The first rendering uses the server's list. */
export function useLacking(): LackingState {
  const { data, lacking } = useSite()
  const named = useMemo(() => new Set(data.lacking), [data.lacking])
  return useSyncExternalStore(
    useCallback((listener) => lacking?.store.subscribe(listener) ?? (() => {}), [lacking]),
    () => lacking?.store.getState() ?? named,
    // The same set as the store's, unless the store has more: a page whose set differs renders again after its
    // hydration.
    () => lacking?.first ?? named,
  )
}
