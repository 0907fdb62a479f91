/** The longest time that a browser takes for a step within the site, in ms. */
const longest = 1000

let isMoving = false

/**
 * Whether `moveEntryBack` has started a step through the history that has not ended. The page must not follow this
 * step.
 */
export const isMovingEntry = (): boolean => isMoving

/**
 * Removes entries before the current entry of the history, and moves the current entry to their place. The page stays
 * as it is.
 *
 * @param count how many entries to remove
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
