declare global {
  interface Window {
    /** The path that this document was sent for. */
    liveryArrival?: string
  }
}

/** Records, in the head, which page the host has sent. */
export function noteArrival(): void {
  window.liveryArrival = location.pathname
}

/**
 * Whether the visitor has gone to another page since the host sent this one. After a reload, Back leads to an entry of the
 * same document: the address changes, and nothing follows it until the program runs.
 */
export function hasMovedOn(): boolean {
  return window.liveryArrival !== undefined && window.liveryArrival !== location.pathname
}
