import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/**
 * The router over the browser's history: each navigation is a transition. It does the same as the library's
 * `BrowserRouter`, whose file also contains links, forms and framework code: 34 kB of source that no page uses.
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
