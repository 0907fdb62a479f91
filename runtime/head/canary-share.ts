/** The storage key of the visitor's place: a canary's path, and a number from 0 to 1 to compare with the share. */
const placeKey = 'canary'

/** The path that the pages of a canary are below. */
const canaryPath = /^\/_livery\/release\/\d+(?=\/|$)/

/**
 * Sends a visitor of the share to the canary's path. On the canary's page, restores the usual address. A visitor keeps
 * the place in a canary until another canary replaces it. So with a larger share, the visitors of the canary keep it,
 * and others join them.
 * Without storage, a visitor stays with the release in service.
 *
 * @returns whether the browser is leaving the page, so that nothing else may run
 */
export function goToCanary({ dataset: { canary } }: HTMLElement): boolean {
  const { pathname, search, hash } = location
  const [below] = canaryPath.exec(pathname) ?? []
  if (below !== undefined) {
    history.replaceState(history.state, '', `${pathname.slice(below.length) || '/'}${search}${hash}`)
    return false
  }
  const [share = '', path = ''] = canary?.split(' ') ?? []
  if (!canaryPath.test(path) || placeIn(path) >= Number(share)) return false
  window.stop()
  location.replace(`${path}${pathname}${search}${hash}`)
  return true
}

/** The visitor's place in the share of a canary, drawn at the first page. 1 without storage: no share includes it. */
export function placeIn(path: string): number {
  try {
    const [known, place] = localStorage.getItem(placeKey)?.split(' ') ?? []
    if (known === path && place !== undefined) return Number(place)
    const drawn = Math.random()
    localStorage.setItem(placeKey, `${path} ${drawn}`)
    return drawn
  } catch {
    return 1
  }
}
