/** How long after the page is complete an unused widget loads, in ms. */
const patience = 2000

const blockOf = (widget: string) => document.querySelector(`[data-widget="${widget}"]`)

/** Whether a widget is on the page, from the server or added since. */
export const isRendered = (widget: string): boolean => blockOf(widget) !== null

/**
 * Resolves when a deferred widget is needed: the visitor touches or opens it, the address has a query, or the page is
 * complete and at rest. A widget that the server has not rendered is needed at once.
 */
export function whenNeeded(widget: string): Promise<void> {
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
