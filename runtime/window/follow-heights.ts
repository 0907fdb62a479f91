/** The measured parts of the page: the frame's header, and the bar above it. */
const measured: Readonly<Record<string, string>> = {
  '--header-height': '[data-region="header"]',
  '--banner-height': '[data-measured="banner"]',
}

/**
 * Writes the heights of header and banner to CSS, in px (STA-09): sticky elements and scroll targets make room for
 * them. A missing element has no height. Returns a function that ends it.
 *
 * The browser computes the styles of the whole page again after each write. Heights are therefore measured after
 * layout, and written only if they have changed.
 */
export function followHeights(page: HTMLElement): () => void {
  const root = document.documentElement
  const write = () => {
    const heights = Object.entries(measured).map(([name, selector]) => {
      const height = page.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
      return [name, `${height}px`] as const
    })
    const holding = getComputedStyle(root)
    for (const [name, height] of heights.filter(([name, height]) => holding.getPropertyValue(name) !== height)) {
      root.style.setProperty(name, height)
    }
  }
  // In a browser without ResizeObserver, the first heights remain.
  if (!('ResizeObserver' in window)) {
    write()
    return () => {}
  }
  const observer = new ResizeObserver(write)
  const elements = Object.values(measured).flatMap((selector) => page.querySelector(selector) ?? [])
  // Observes the page itself too, so that a removed element is noticed.
  for (const element of [page, ...elements]) observer.observe(element)
  return () => observer.disconnect()
}
