import { whenMoved, whenPainted } from './page-events.ts'

/** The class of the document's element while what is below the first screen is not shown: the page's styles say what. */
const comingClass = 'coming'

/** The longest that it is held back, in ms: a line may have come to a halt. */
const longest = 1000

/**
 * Holds back what is below the first screen. A slow phone lays the page out again with each piece that it reads; without
 * the rest that takes half as long, and the page answers sooner. The rest is shown once the page has been read whole and
 * painted, on the first scroll, or after a second. A visitor who returns to a place within a page gets it whole at once.
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
