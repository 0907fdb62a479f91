/** The key of waiting queries in the tab's storage. */
const queryKey = 'livery:arrival-query'
/** The maximum length of the waiting queries, in characters. */
const longestQuery = 4000

/**
 * Stores the query of the address in the tab until the areas read it. The visitor may leave the page before the program
 * runs. Leaves out the parameters beyond the maximum length, because a cut value would be a different value. Runs after
 * `takeUrlCredentials` has removed the credentials.
 */
export function keepArrivalQuery(): void {
  if (location.search === '') return
  try {
    const waiting = sessionStorage.getItem(queryKey)
    const whole = waiting === null ? location.search : `${waiting}&${location.search.slice(1)}`
    // The added "&" ends the last parameter, so that it remains if it fits.
    const most = `${whole}&`.slice(0, longestQuery)
    sessionStorage.setItem(queryKey, most.slice(0, Math.max(most.lastIndexOf('&'), 0)))
  } catch {
    // Without storage, only this page has the query of its address.
  }
}

/**
 * The queries of all addresses that the tab has loaded since the areas last read them, joined by `&`. If the tab has
 * stored nothing, the query of the current address.
 */
export function arrivalQuery(): string {
  try {
    return sessionStorage.getItem(queryKey) ?? location.search
  } catch {
    return location.search
  }
}

/** Returns the same queries as `arrivalQuery`, and removes them from the storage. */
export function takeArrivalQuery(): string {
  const query = arrivalQuery()
  try {
    sessionStorage.removeItem(queryKey)
  } catch {
    // Without storage there is nothing to remove.
  }
  return query
}
