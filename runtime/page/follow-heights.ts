/** What of the page is measured: the frame's header, and the bar above it. */
const measured: Readonly<Record<string, string>> = {
  '--header-height': '[data-region="header"]',
  '--banner-height': '[data-measured="banner"]',
}

/**
 * Keeps the heights of header and banner in CSS, in px (STA-09): what sticks to the top or is scrolled to makes room for
 * them. An element that is not there counts as none. Returns what ends it.
 */
export function followHeights(page: HTMLElement): () => void {
  const write = () => {
    for (const [name, selector] of Object.entries(measured)) {
      const height = page.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
      document.documentElement.style.setProperty(name, `${height}px`)
    }
  }
  write()
  // Where a browser cannot watch sizes, they stay as they were at first.
  if (!('ResizeObserver' in window)) return () => {}
  const observer = new ResizeObserver(write)
  for (const selector of Object.values(measured)) {
    const element = page.querySelector(selector)
    if (element) observer.observe(element)
  }
  return () => observer.disconnect()
}
