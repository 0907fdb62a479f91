import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router'

/**
 * The router over the browser's history: each navigation is a transition. It does the same as the library's
 * `BrowserRouter` for a site at the root of its host. The library's router also contains links, forms and nested
 * routes, which no page uses: 34 kB of source.
 */
export function HistoryRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        startTransition(() => setEntry(entry))
      }),
    [history],
  )
  const navigation = useMemo(
    () => ({ basename: '/', navigator: history, static: false, useTransitions: undefined, future: {} }),
    [history],
  )
  const place = useMemo(() => ({ location, navigationType: action }), [location, action])
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  )
}
