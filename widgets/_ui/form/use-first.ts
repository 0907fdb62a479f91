import { type RefObject, useEffect } from 'react'

/**
 * Takes the focus when a step starts, because the last step's focused element was removed. Never takes it from
 * another element.
 */
export function useFirst(element: RefObject<HTMLElement | null>, isFirst: boolean): void {
  useEffect(() => {
    if (isFirst && document.activeElement?.matches('body, main, dialog')) element.current?.focus()
  }, [element, isFirst])
}
