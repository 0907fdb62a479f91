import { whenMoved, whenPainted } from './page-events.ts'

/**
 * The class of the document's element while the content below the first screen is hidden. The page's styles select that
 * content.
 */
const comingClass = 'coming'

/** The longest time for which the content is hidden, in ms, because the connection may stall. */
const longest = 1000

/**
 * Hides the content below the first screen while the page loads: a slow phone lays out the page again with each chunk.
 * Does nothing for an address with a hash, a reload, or a step through the history.
 */
export function holdBelowFirstScreen(root: HTMLElement): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash !== '' || entry?.type !== 'navigate') return
  const show = () => root.classList.remove(comingClass)
  root.classList.add(comingClass)
  whenPainted(show)
  setTimeout(show, longest)
  whenMoved(show)
}
