import { type RefObject, useEffect, useState } from 'react'

/** Tracks the focused control of a list while its rows mount and unmount. */
export interface FocusRestoration {
  readonly onFocus: (event: { readonly target: Element }) => void
  readonly onBlur: (event: { readonly relatedTarget: Element | null }) => void
  /** Focuses the tracked control again if a new row contains it. */
  readonly restore: (row: HTMLElement | null) => void
}

/**
 * Restores the focus within a list of games. If React removes the focused element, the focus is lost without a `blur`
 * event. The new card of the same game then gets the focus. If a dialog is open, the card gets the focus when the
 * dialog closes.
 */
export function useGameFocusRestoration(list: RefObject<HTMLElement | null>): FocusRestoration {
  const [restoration] = useState(createFocusRestoration)
  useEffect(() => {
    // The control may have had the focus before hydration.
    const { activeElement } = document
    if (activeElement && list.current?.contains(activeElement)) restoration.onFocus({ target: activeElement })
    const giveBack = () => restoration.restore(list.current)
    document.addEventListener('close', giveBack, true)
    return () => document.removeEventListener('close', giveBack, true)
  }, [list, restoration])
  return restoration
}

function createFocusRestoration(): FocusRestoration {
  let control: string | undefined
  return {
    onFocus: ({ target }) => {
      const game = target.closest<HTMLElement>('[data-game]')?.dataset.game
      control = game === undefined ? undefined : `[data-game="${CSS.escape(game)}"] > ${target.localName}`
    },
    onBlur: ({ relatedTarget }) => {
      if (!relatedTarget?.closest('dialog')) control = undefined
    },
    restore: (row) => {
      if (control !== undefined && isFocusFree()) {
        row?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
      }
    },
  }
}

/** Whether no element has the focus, or only a dialog that has just closed and is about to lose it. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, dialog:not([open]), dialog:not([open]) *')
}
