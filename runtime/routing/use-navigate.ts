import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

export interface NavigateOptions {
  /** Whether the page replaces the current history entry. */
  readonly replace?: boolean
  /** The state of the entry in the history. */
  readonly state?: unknown
}

/**
 * Navigates to a page of the site by its whole path, or by steps in the history: -1 is the previous page. The returned
 * function never changes, unlike that of the router's own hook.
 */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const { navigator } = useContext(NavigationContext)
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else if (replace) navigator.replace(to, state)
      else navigator.push(to, state)
    },
    [navigator],
  )
}
