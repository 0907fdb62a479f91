/** What of the page is measured: the frame's header, and the bar above it. */
const measured: Readonly<Record<string, string>> = {
  '--header-height': '[data-region="header"]',
  '--banner-height': '[data-measured="banner"]',
}

/**
 * Keeps the heights of header and banner in CSS, in px (STA-09): what sticks to the top or is scrolled to makes room for
 * them. An element that is not there counts as none. Returns what ends it.
 *
 * The whole page takes its styles anew when such a height is written: it is measured once the browser has laid the page
 * out, and written only where it is another than the one that holds.
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
  // Where a browser cannot watch sizes, they stay as they are at first.
  if (!('ResizeObserver' in window)) {
    write()
    return () => {}
  }
  const observer = new ResizeObserver(write)
  const elements = Object.values(measured).flatMap((selector) => page.querySelector(selector) ?? [])
  // The page itself, so that what is not there is written as well.
  for (const element of [page, ...elements]) observer.observe(element)
  return () => observer.disconnect()
}
