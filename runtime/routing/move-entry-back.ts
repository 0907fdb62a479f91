/** The longest time that a browser takes for a step within the site, in ms. */
const longest = 1000

let isMoving = false

/** Whether a step through the history now belongs to `moveEntryBack`, so that the page must not follow it. */
export const isMovingEntry = (): boolean => isMoving

/**
 * Moves the current entry of the history to the place of the entries before it, which this removes. The page stays as
 * it is.
 *
 * @param count number of the removed entries
 */
export function moveEntryBack(count: number): void {
  const { state } = window.history
  const { href } = window.location
  isMoving = true
  const end = () => {
    isMoving = false
    clearTimeout(timer)
    removeEventListener('popstate', add)
  }
  const add = () => {
    end()
    window.history.pushState(state, '', href)
  }
  const timer = setTimeout(end, longest)
  addEventListener('popstate', add)
  window.history.go(-1 - count)
}
