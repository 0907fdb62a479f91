import type { useNavigate } from '../routing/use-navigate.ts'

/** The longest time that a browser takes to go back within the site, in ms. */
const longest = 1000

let isGoingBack = false

/**
 * Goes back one history entry. Does nothing while the browser is still going back: a dialog may be closed twice in that
 * time, and the second step would leave the page.
 */
export function goBackOnce(navigate: ReturnType<typeof useNavigate>): void {
  if (isGoingBack) return
  isGoingBack = true
  const end = () => {
    isGoingBack = false
    clearTimeout(timer)
    removeEventListener('popstate', end)
  }
  const timer = setTimeout(end, longest)
  addEventListener('popstate', end)
  navigate(-1)
}
