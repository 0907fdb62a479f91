/** The selectors of the measured elements: the header of the page frame, and the banner above it. */
const measuredElements: Readonly<Record<string, string>> = {
  '--header-height': '[data-region="header"]',
  '--banner-height': '[data-measured="banner"]',
}

/**
 * Writes the heights of header and banner to CSS, in px (STA-09). The height of a missing element is 0. Measures after
 * layout, and writes only changes, because each write computes the styles of the page again.
 *
 * @returns a function that stops the measuring
 */
export function watchHeights(page: HTMLElement): () => void {
  const root = document.documentElement
  const write = () => {
    const heights = Object.entries(measuredElements).map(([name, selector]) => {
      const height = page.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
      return [name, `${height}px`] as const
    })
    const computed = getComputedStyle(root)
    for (const [name, height] of heights.filter(([name, height]) => computed.getPropertyValue(name) !== height)) {
      root.style.setProperty(name, height)
    }
  }
  // In a browser without ResizeObserver, the first heights remain.
  if (!('ResizeObserver' in window)) {
    write()
    return () => {}
  }
  let frame = 0
  // A write changes the height of the page, which the browser reports as an error during the observer's callback.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(write)
  })
  const elements = Object.values(measuredElements).flatMap((selector) => page.querySelector(selector) ?? [])
  // Observes the page itself too, so that a removed element is noticed.
  for (const element of [page, ...elements]) observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
