/** Calls `act` when the page is parsed and painted. */
export function whenPainted(act: () => void): void {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(act))
  document.addEventListener('readystatechange', afterPaint, { once: true })
}

/** Calls `act` on the first scroll and on the first touch movement, so at most twice. */
export function whenMoved(act: () => void): void {
  for (const type of ['scroll', 'touchmove']) addEventListener(type, act, { once: true, passive: true })
}

/** The longest wait for an idle browser, in ms. */
const idleTimeout = 2000

/**
 * Calls `act` when the page is complete and the browser idle, but at most 2 s after the page is complete. In Safari,
 * which does not report an idle browser, calls `act` 200 ms after the page is complete.
 */
export function whenAtRest(act: () => void): void {
  const { requestIdleCallback: whenIdle } = window as Partial<Window>
  const rest = () => (whenIdle ? whenIdle(act, { timeout: idleTimeout }) : setTimeout(act, 200))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
