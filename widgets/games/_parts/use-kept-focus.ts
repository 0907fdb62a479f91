import { type RefObject, useEffect, useState } from 'react'

/** Knows which control of a list has the focus, although the rows of the list come and go. */
export interface KeptFocus {
  readonly onFocus: (event: { readonly target: Element }) => void
  readonly onBlur: () => void
  /** Gives the focus back to its control where that stands in a row that has just come. */
  readonly restore: (row: HTMLElement | null) => void
}

/**
 * The focus of a list of games. An element that is taken out of the document takes the focus with it and says nothing, so
 * what had it is remembered until it is left in the usual way; the card that comes in its place gets it back.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): KeptFocus {
  const [kept] = useState(createKeptFocus)
  useEffect(() => {
    // It may have been there before the page came to life.
    const { activeElement } = document
    if (activeElement && list.current?.contains(activeElement)) kept.onFocus({ target: activeElement })
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
    onBlur: () => {
      control = undefined
    },
    restore: (row) => {
      if (control === undefined || document.activeElement !== document.body) return
      row?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
    },
  }
}
