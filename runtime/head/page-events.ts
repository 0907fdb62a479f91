/** Calls `act` once the page is parsed and painted. */
export function whenPainted(act: () => void): void {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(act))
  document.addEventListener('readystatechange', afterPaint, { once: true })
}

/** Calls `act` on the first scroll. */
export function whenMoved(act: () => void): void {
  for (const type of ['scroll', 'touchmove']) addEventListener(type, act, { once: true, passive: true })
}
