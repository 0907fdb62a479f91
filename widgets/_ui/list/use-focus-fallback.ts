import { useEffect, useRef } from 'react'

/**
 * Focuses an element when a pressed button disappears.
 *
 * @param isGone whether the button has disappeared. When this becomes true and no other element has the focus, the
 *   element takes the focus.
 */
export function useFocusFallback<Focused extends HTMLElement>(isGone: boolean) {
  const element = useRef<Focused>(null)
  const was = useRef(isGone)
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (!was.current && isGone && isFocusLost) element.current?.focus()
    was.current = isGone
  }, [isGone])
  return element
}
