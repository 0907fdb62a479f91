import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Keeps the focus while elements replace each other, such as a message that replaces a pressed button. Each element
 * needs the returned ref and its own key. A new element takes the focus if the replaced element contained the focus.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const isLost = useRef(false)
  return useCallback((element: HTMLElement | null) => {
    if (isLost.current) element?.focus()
    isLost.current = false
    // React calls this function before it removes the element.
    return () => {
      isLost.current = element?.contains(document.activeElement) ?? false
    }
  }, [])
}
