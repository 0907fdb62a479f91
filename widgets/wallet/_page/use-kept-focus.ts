import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Keeps the focus while elements replace each other, such as a message that replaces a pressed button. The elements
 * have the returned ref and different keys. An element takes the focus if the focus was in the element that it
 * replaces.
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
