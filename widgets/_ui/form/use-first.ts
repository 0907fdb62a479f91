import { type RefObject, useEffect } from 'react'

/**
 * Focuses an element when a step starts, because the focused element of the previous step was removed. Does so only
 * if the focus is on `body`, `main` or a dialog.
 */
export function useFirst(element: RefObject<HTMLElement | null>, isFirst: boolean): void {
  useEffect(() => {
    if (isFirst && document.activeElement?.matches('body, main, dialog')) element.current?.focus()
  }, [element, isFirst])
}
