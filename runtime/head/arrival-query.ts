/** Where queries of addresses wait in the tab's storage. */
const queryKey = 'livery:arrival-query'
const longestQuery = 4000

/**
 * Keeps the query of the address, in the head, until the areas have it: a visitor may go to another page before the program
 * runs. Queries that wait already come before it. Credentials are out of the address by then.
 */
export function keepArrivalQuery(): void {
  if (location.search === '') return
  try {
    const waiting = sessionStorage.getItem(queryKey)
    const whole = waiting === null ? location.search : `${waiting}&${location.search.slice(1)}`
    sessionStorage.setItem(queryKey, whole.slice(0, longestQuery))
  } catch {
    // Without storage, the query of this address is there for as long as the page is.
  }
}

/** The queries that wait, as one, with that of this page's address among them. */
export function arrivalQuery(): string {
  try {
    return sessionStorage.getItem(queryKey) ?? location.search
  } catch {
    return location.search
  }
}

/** Takes the queries of the addresses that the tab has opened since the last call, as one query. */
export function takeArrivalQuery(): string {
  const query = arrivalQuery()
  try {
    sessionStorage.removeItem(queryKey)
  } catch {
    // Nothing was kept there.
  }
  return query
}
