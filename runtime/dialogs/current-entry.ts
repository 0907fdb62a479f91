/** The dialogs of a history entry. */
export interface DialogHistory {
  /** Open dialogs, the topmost last. */
  readonly dialogs?: readonly string[]
  /** The choices, joined by commas, of the address dialog (`useAddressDialog`) whose opening created this entry. */
  readonly createdBy?: string | undefined
}

/**
 * Reads the current history entry from the browser. The visitor may press a button before the page has rendered this
 * entry.
 */
export function currentEntry() {
  const { pathname, search, hash } = window.location
  // The router stores the state of an entry as `usr`, and the entry's number as `idx`.
  const entry = window.history.state as { readonly usr?: DialogHistory | null; readonly idx?: number } | null
  return { address: `${pathname}${search}${hash}`, search, state: entry?.usr ?? {}, hasBefore: (entry?.idx ?? 0) > 0 }
}
