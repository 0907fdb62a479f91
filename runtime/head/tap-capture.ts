import { showPanel } from './early-panels.ts'
import { switchChoice } from './switch-choice.ts'

declare global {
  interface Window {
    /** The last tap or submit on a block before its hydration. `captureTaps` stores it. */
    liveryTap?: { readonly target: HTMLElement; readonly type: 'click' | 'submit' } | undefined
  }
}

/** Elements that the browser handles itself. */
const nativeControls = 'a[href],[popovertarget],[commandfor],input,select,textarea,label,summary,[type=submit]'

/**
 * Stores the last tap or submit in a block until the block has hydrated, instead of losing it. Leaves links and fields
 * to the browser. A dialog opens only after the page is parsed, because its content may not have arrived earlier.
 */
export function captureTaps(): void {
  let opener: HTMLElement | undefined
  const openWhenRead = (button: HTMLElement) => {
    if (!opener) document.addEventListener('DOMContentLoaded', () => opener?.click(), { once: true })
    opener = button
  }
  const keep = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const ofDialog = target.closest<HTMLElement>('[commandfor]')
    if (ofDialog && type === 'click' && document.readyState === 'loading') {
      event.preventDefault()
      openWhenRead(ofDialog)
      return
    }
    const block = target.closest<HTMLElement>('.block')
    if (!block || block.dataset.live !== undefined) return
    if (type === 'submit') {
      event.preventDefault()
      window.liveryTap = { target: target as HTMLElement, type }
      return
    }
    const button = target.closest('button')
    if (!button || target.closest(nativeControls)) return
    // If React got this click, it would hydrate the page up to the button in one task.
    if (showPanel(button) || switchChoice(button)) event.stopPropagation()
    else window.liveryTap = { target: button, type: 'click' }
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
}

/** Removes the stored tap or submit of a block, and returns it. Undefined if the block has none. */
export function takeTap(block: HTMLElement): Window['liveryTap'] {
  const kept = window.liveryTap
  if (!kept || !block.contains(kept.target)) return undefined
  window.liveryTap = undefined
  return kept
}

/** Marks a block as hydrated, and repeats a tap or submit that was stored for it, if any. */
export function replayTap(block: HTMLElement, kept: Window['liveryTap']): void {
  block.dataset.live = '1'
  if (kept?.type === 'submit') (kept.target as HTMLFormElement).requestSubmit()
  else kept?.target.click()
}
