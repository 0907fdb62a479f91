import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router'
import { trackHistory, HistoryEntriesContext } from './history-entries.ts'
import { isMovingEntry } from './move-entry-back.ts'

/**
 * The router over the browser's history. The library's own router adds 34 kB of source for features that no page uses.
 *
 * The context of the location changes only with the path, because a change makes React hydrate all blocks.
 * `HistoryEntries` has the query and the state (`useLocation`).
 */
export function HistoryRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [entries] = useState(() => trackHistory(history))
  const [{ action, location }, setEntry] = useState(entries.current)
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        if (entry.action === 'POP' && isMovingEntry()) return
        startTransition(() => {
          setEntry((shown) => (shown.location.pathname === entry.location.pathname ? shown : entry))
        })
        entries.take(entry)
      }),
    [history, entries],
  )
  const navigation = useMemo(
    () => ({ basename: '/', navigator: history, static: false, useTransitions: undefined, future: {} }),
    [history],
  )
  const place = useMemo(() => ({ location, navigationType: action }), [location, action])
  return (
    <NavigationContext value={navigation}>
      <HistoryEntriesContext value={entries}>
        <LocationContext value={place}>{children}</LocationContext>
      </HistoryEntriesContext>
    </NavigationContext>
  )
}
