import { loadDialog, neededEvent } from '../../runtime/dialogs/needed-dialog.ts'
import { currentEntry } from '../../runtime/dialogs/current-entry.ts'
import { firstUse } from './first-use.ts'

/** Delay between the complete page and the loading of widgets that show something by themselves, in ms. */
const idleDelay = 6000

let needAll: () => void
const allNeeded = new Promise<void>((resolve) => {
  needAll = resolve
})

/** Loads all late widgets, for a question to the visitor, or for an update that waits for their blocks. */
export const needLateWidgets = (): void => needAll()

/**
 * Resolves before the address first changes, if the browser announces navigations. A dialog may open in a history entry
 * with the same address: then only this dialog is needed.
 */
const navigated = new Promise<void>((resolve) => {
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    if (destination.url !== location.href) resolve()
    // The browser dispatches the event before it changes the state of the history.
    else queueMicrotask(() => currentEntry().state.dialogs?.forEach((name) => loadDialog(`dialog-${name}`)))
  })
})

const blockOf = (widget: string) => document.querySelector(`[data-widget="${widget}"]`)

/** Whether a widget is on the page, from the server or added later. */
export const isRendered = (widget: string): boolean => blockOf(widget) !== null

/**
 * Resolves when a late widget is needed, for example when the visitor touches it or the program is about to open it. A
 * change of the address counts, because React commits a navigation only when all blocks have hydrated.
 *
 * @param isIdle whether a complete page also needs it after a while, because it shows something by itself
 */
export function whenNeeded(widget: string, isIdle: boolean): Promise<void> {
  const block = blockOf(widget)
  const mayBeNamed = location.search !== '' && block?.querySelector('dialog, [popover]')
  const isOpen = block?.querySelector('dialog[open]')
  if (!block || mayBeNamed || isOpen || block.hasAttribute('data-needed') || history.state?.usr)
    return Promise.resolve()
  return new Promise((resolve) => {
    const events = ['pointerdown', 'focusin', 'keydown', 'beforetoggle', neededEvent] as const
    const done = () => {
      for (const event of events) block.removeEventListener(event, done, true)
      resolve()
    }
    for (const event of events) block.addEventListener(event, done, true)
    void navigated.then(done)
    void allNeeded.then(done)
    const rest = () => {
      if (isIdle) setTimeout(done, idleDelay)
      void firstUse.then(done)
    }
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}
