/**
 * Remembers the focused element of the studio. A page in the preview may take the focus by itself, and would then
 * receive what the operator types in a form.
 *
 * @returns `restore` moves the focus back, unless the Tab key moved it; `stop` removes the listeners
 */
export function keepFocus(frame: () => HTMLElement | null): {
  readonly restore: () => void
  readonly stop: () => void
} {
  let last: HTMLElement | undefined
  let isByTab = false
  const ended = new AbortController()
  const listen = (kind: string, listener: (event: Event) => void) =>
    document.addEventListener(kind, listener, { capture: true, signal: ended.signal })
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== frame()) last = target
  })
  listen('keydown', (event) => {
    isByTab = (event as KeyboardEvent).key === 'Tab'
  })
  // A press on a place without a control leaves nothing focused. A press on a control focuses it afterwards.
  listen('pointerdown', () => {
    isByTab = false
    last = undefined
  })
  return {
    restore: () => {
      const taken = frame()
      if (isByTab || taken === null || document.activeElement !== taken) return
      if (last?.isConnected) last.focus({ preventScroll: true })
      else taken.blur()
    },
    stop: () => ended.abort(),
  }
}
