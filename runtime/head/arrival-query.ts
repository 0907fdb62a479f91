/** The key of waiting queries in the tab's storage. */
const queryKey = 'livery:arrival-query'
const longestQuery = 4000

/**
 * Stores the query of the address, in the head, until the areas read it: a visitor may go to another page before the
 * program runs. It is appended to earlier queries. The address has no credentials by then. A parameter that does not
 * fit is left out, because part of its value would be another value.
 */
export function keepArrivalQuery(): void {
  if (location.search === '') return
  try {
    const waiting = sessionStorage.getItem(queryKey)
    const whole = waiting === null ? location.search : `${waiting}&${location.search.slice(1)}`
    // The added "&" ends a last parameter that fits.
    const most = `${whole}&`.slice(0, longestQuery)
    sessionStorage.setItem(queryKey, most.slice(0, Math.max(most.lastIndexOf('&'), 0)))
  } catch {
    // Without storage, only this page has the query of its address.
  }
}

/** The waiting queries, joined, including that of this page's address. */
export function arrivalQuery(): string {
  try {
    return sessionStorage.getItem(queryKey) ?? location.search
  } catch {
    return location.search
  }
}

/** Removes and returns the queries of all addresses that the tab has loaded since the last call, joined. */
export function takeArrivalQuery(): string {
  const query = arrivalQuery()
  try {
    sessionStorage.removeItem(queryKey)
  } catch {
    // Without storage there is nothing to remove.
  }
  return query
}
