/** The storage key for a canary's path and the visitor's number for this canary, from 0 to 1. */
const numberKey = 'canary'

/** The path prefix of a canary's pages. */
const canaryPath = /^\/_livery\/release\/\d+(?=\/|$)/

/**
 * Restores the usual address of a page below a canary's path. The page belongs to the canary, or after the canary's end
 * to the release in service.
 *
 * @returns whether the page was below a canary's path
 */
export function restoreUsualAddress(): boolean {
  const { pathname, search, hash } = location
  const [below] = canaryPath.exec(pathname) ?? []
  if (below === undefined) return false
  // Without the origin, a path such as `//host` would name another site, and the browser would throw.
  const usual = `${location.origin}${pathname.slice(below.length) || '/'}`
  history.replaceState(history.state, '', `${usual}${search}${hash}`)
  return true
}

/**
 * Sends a visitor within the share to the canary's path. A visitor has one random number for a canary, so a growing
 * share keeps its visitors. Without storage, a visitor stays with the release in service.
 *
 * @returns whether the browser is leaving the page, so that nothing else may run
 */
export function goToCanary({ dataset: { canary } }: HTMLElement): boolean {
  const { pathname, search, hash } = location
  const [share = '', path = ''] = canary?.split(' ') ?? []
  if (!canaryPath.test(path) || shareNumber(path) >= Number(share)) return false
  window.stop()
  location.replace(`${path}${pathname}${search}${hash}`)
  return true
}

/**
 * The visitor's random number for a canary, drawn on the first page. The share includes the visitors whose number is
 * below it. Without storage the number is 1, which no share includes.
 */
export function shareNumber(path: string): number {
  try {
    const [known, stored] = localStorage.getItem(numberKey)?.split(' ') ?? []
    if (known === path && stored !== undefined) return Number(stored)
    const drawn = Math.random()
    localStorage.setItem(numberKey, `${path} ${drawn}`)
    return drawn
  } catch {
    return 1
  }
}
