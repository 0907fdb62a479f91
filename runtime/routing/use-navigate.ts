import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

export interface NavigateOptions {
  /** Whether the page replaces the current history entry. */
  readonly replace?: boolean
  /** The state of the entry in the history. */
  readonly state?: unknown
}

/**
 * Navigates to a page of the site by its whole path, or by steps in the history: -1 is the previous page. A path never
 * leads to another host. The returned function never changes, unlike that of the router's own hook.
 */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const { navigator } = useContext(NavigationContext)
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else if (replace) navigator.replace(onSite(to), state)
      else navigator.push(onSite(to), state)
    },
    [navigator],
  )
}

/**
 * Returns the path with a single slash at its start. The browser would read `//other.example` as a host, and the
 * history would refuse it.
 */
const onSite = (to: string) => to.replace(/^\/{2,}/, '/')
