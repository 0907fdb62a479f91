/** How long after the page is complete a widget that nobody used is loaded at the latest, ms. */
const patience = 2000

const blockOf = (widget: string) => document.querySelector(`[data-widget="${widget}"]`)

/** Whether a widget is on the page, from the server or added since. */
export const isRendered = (widget: string): boolean => blockOf(widget) !== null

/**
 * Resolves when a widget that can wait is wanted: it is touched or opened, the address asks for something, or the page is
 * complete and at rest. A widget that the server has not rendered is wanted at once.
 */
export function used(widget: string): Promise<void> {
  const block = blockOf(widget)
  if (!block || location.search !== '' || history.state?.usr) return Promise.resolve()
  return new Promise((resolve) => {
    const events = ['pointerdown', 'focusin', 'keydown', 'beforetoggle'] as const
    const done = () => {
      for (const event of events) block.removeEventListener(event, done, true)
      resolve()
    }
    for (const event of events) block.addEventListener(event, done, true)
    const rest = () => setTimeout(done, patience)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}
