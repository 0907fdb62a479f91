import { createContext, startTransition } from 'react'
import type { Location, NavigationType, UNSAFE_createBrowserHistory } from 'react-router'

/** An entry of the browser's history, and the kind of navigation that led to it. */
export interface HistoryEntry {
  readonly location: Location
  readonly action: NavigationType
}

/** The current entry of the history, for the parts of a page that depend on more than its path. */
export interface HistoryEntries {
  readonly current: () => HistoryEntry
  /** Calls the listener after each navigation, in a transition. Returns a function that removes the listener. */
  readonly subscribe: (listener: (entry: HistoryEntry) => void) => () => void
}

/** Undefined on the server, and under a router of the library. */
export const HistoryEntriesContext = createContext<HistoryEntries | undefined>(undefined)

/** The maximum number of updates in one transition before React warns, in development. */
const mostUpdates = 10

/** Tracks the current entry of a history. The caller passes each further entry to `take`. */
export function trackHistory({ action, location }: ReturnType<typeof UNSAFE_createBrowserHistory>) {
  let current: HistoryEntry = { action, location }
  const listeners = new Set<(entry: HistoryEntry) => void>()
  return {
    current: () => current,
    subscribe(listener: (entry: HistoryEntry) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Passes an entry to all listeners. React renders the transitions of one event together. */
    take(entry: HistoryEntry): void {
      current = entry
      const waiting = [...listeners]
      while (waiting.length > 0) {
        const next = waiting.splice(0, mostUpdates)
        startTransition(() => {
          for (const listener of next) listener(entry)
        })
      }
    },
  }
}
