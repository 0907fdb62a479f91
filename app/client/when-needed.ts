import { neededEvent } from '../../runtime/dialogs/needed-dialog.ts'

/** Longest delay between the complete page and the loading of unused widgets, in ms. */
const longestDelay = 6000

/** Events of a visitor who has begun to use the page. */
const useEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Settles when the visitor first uses the page. */
const used = new Promise<void>((resolve) => {
  for (const event of useEvents) addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
})

/**
 * Settles when the visitor first navigates: to another page, another history entry or a dialog. When the router starts,
 * it numbers the current entry, which the browser reports as a navigation although the visitor did nothing.
 */
const navigated = new Promise<void>((resolve) => {
  window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType !== 'replace' || destination.url !== location.href) resolve()
  })
})

const blockOf = (widget: string) => document.querySelector(`[data-widget="${widget}"]`)

/** Whether a widget is on the page, from the server or added later. */
export const isRendered = (widget: string): boolean => blockOf(widget) !== null

/**
 * Resolves when a deferred widget is needed: the visitor touches or opens it, the program is about to open it, the
 * visitor goes to another page or opens a dialog, the address has a query that may open it, or the page is complete and
 * the visitor uses it or leaves it alone for a while. A widget that the server has not rendered is needed immediately.
 *
 * React commits a navigation when all blocks have hydrated. Pictures may keep the page from being complete for long, so
 * a navigation does not wait for that.
 */
export function whenNeeded(widget: string): Promise<void> {
  const block = blockOf(widget)
  const mayBeNamed = location.search !== '' && block?.querySelector('dialog, [popover]')
  if (!block || mayBeNamed || block.hasAttribute('data-needed') || history.state?.usr) return Promise.resolve()
  return new Promise((resolve) => {
    const events = ['pointerdown', 'focusin', 'keydown', 'beforetoggle', neededEvent] as const
    const done = () => {
      for (const event of events) block.removeEventListener(event, done, true)
      resolve()
    }
    for (const event of events) block.addEventListener(event, done, true)
    void navigated.then(done)
    const rest = () => {
      setTimeout(done, longestDelay)
      void used.then(done)
    }
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}
