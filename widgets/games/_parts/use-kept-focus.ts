import { type RefObject, useEffect, useState } from 'react'

/** Knows which control of a list has the focus, although the rows of the list come and go. */
export interface KeptFocus {
  readonly onFocus: (event: { readonly target: Element }) => void
  readonly onBlur: (event: { readonly relatedTarget: Element | null }) => void
  /** Restores the focus to its control if a new row contains it. */
  readonly restore: (row: HTMLElement | null) => void
}

/**
 * The focus of a list of games. An element that React takes out of the document takes the focus with it, and React tells
 * of no `blur` then: what had it is remembered until it is left in the usual way, and the card in its place gets it back.
 * A dialog only borrows it: the browser would give it back to a card that may be gone by then.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): KeptFocus {
  const [kept] = useState(createKeptFocus)
  useEffect(() => {
    // It may have been there before the page came to life.
    const { activeElement } = document
    if (activeElement && list.current?.contains(activeElement)) kept.onFocus({ target: activeElement })
    const giveBack = () => kept.restore(list.current)
    document.addEventListener('close', giveBack, true)
    return () => document.removeEventListener('close', giveBack, true)
  }, [list, kept])
  return kept
}

function createKeptFocus(): KeptFocus {
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

/** Whether nothing has the focus, or a dialog that has just closed: the browser takes it from there a moment later. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, dialog:not([open]), dialog:not([open]) *')
}
