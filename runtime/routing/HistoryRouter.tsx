import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/**
 * The router over the browser's history: each navigation is a transition. It is the library's `BrowserRouter` without the
 * file around it, which brings links, forms and the markup of its framework, 34 kB of source that no page uses.
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
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  )
}
