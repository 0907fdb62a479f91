import { startTransition, useContext, useEffect, useState } from 'react'
import { type Location, type NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router'
import { HistoryEntriesContext, type HistoryEntry } from './history-entries.ts'

/** The path of the current address. A component that reads only the path does not render again for each dialog. */
export const usePathname = (): string => useContext(LocationContext).location.pathname

/** The current address, with the state of its entry in the history. */
export const useLocation = (): Location => useHistoryEntry().location

/** The type of the last navigation: `PUSH`, `REPLACE` or `POP`. The first page has `POP` too. */
export const useNavigationType = (): NavigationType => useHistoryEntry().action

/**
 * The current entry of the history. While a navigation to another path waits for its page, this is still the entry of
 * the shown page.
 */
function useHistoryEntry(): HistoryEntry {
  const { location, navigationType: action } = useContext(LocationContext)
  const entries = useContext(HistoryEntriesContext)
  const [entry, setEntry] = useState(entries?.current)
  useEffect(() => {
    if (!entries) return
    // A navigation may have come between the rendering and this effect.
    startTransition(() => setEntry(entries.current()))
    return entries.subscribe(setEntry)
  }, [entries])
  // On the server, `entry` is undefined, so this line does not read the path. The server shares one block between pages
  // only if the block does not read the path.
  return entry && entry.location.pathname === location.pathname ? entry : { location, action }
}
