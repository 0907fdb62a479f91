declare global {
  interface Window {
    /** The path of the host's page, without the prefix of a canary. */
    liveryArrival?: string
  }
}

/** Records the path of the host's page. Runs in the page's head. */
export function noteArrival(): void {
  window.liveryArrival = location.pathname
}

/**
 * Whether the visitor has navigated away from the host's page. If the visitor goes back after a reload, the address
 * changes immediately, but the page changes only when the program runs.
 */
export function hasMovedOn(): boolean {
  return window.liveryArrival !== undefined && window.liveryArrival !== location.pathname
}
