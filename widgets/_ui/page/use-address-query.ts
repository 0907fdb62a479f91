import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { keepScroll, useLiveLocation, useNavigate } from '../../../runtime/widget-api/pages.ts'

/** New values of query parameters by name. An empty value removes its parameter. */
export type QueryChange = Readonly<Record<string, string>>

/**
 * Keeps a page's choices in the address, such as `?kind=bonus&page=3`, so that a reload or a link shows the same
 * choices. A change replaces the history entry, and keeps all other parameters.
 *
 * @returns the query, and a function that changes some of its parameters
 */
export function useAddressQuery(): readonly [URLSearchParams, (change: QueryChange) => void] {
  const navigate = useNavigate()
  const { search, state } = useLiveLocation()
  // A field shows its new value immediately, while the page is still rendering the new address.
  const [shown, show] = useOptimistic(search)
  const query = useMemo(() => new URLSearchParams(shown), [shown])
  const change = useCallback(
    (values: QueryChange) => {
      // Reads the browser's address, because a second change may come before the page has rendered the first.
      const { pathname, search: now, hash } = window.location
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      const text = next.size > 0 ? `?${next}` : ''
      startTransition(() => {
        show(text)
        navigate(`${pathname}${text}${hash}`, { replace: true, state: { ...(state as object | null), ...keepScroll } })
      })
    },
    [navigate, show, state],
  )
  return [query, change]
}
