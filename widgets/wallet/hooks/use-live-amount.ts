import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes an amount a live region after it has loaded. Screen readers then announce later changes of the amount, but not
 * the first loaded value.
 *
 * @returns a ref for the element that contains only the amount
 */
export function useLiveAmount<Shown extends HTMLElement>(isLoaded: boolean): RefObject<Shown | null> {
  const amount = useRef<Shown>(null)
  useEffect(() => {
    if (!isLoaded) return
    // Waits for a frame: if the attribute came together with the amount, screen readers would announce the amount.
    const frame = requestAnimationFrame(() => amount.current?.setAttribute('aria-live', 'polite'))
    return () => cancelAnimationFrame(frame)
  }, [isLoaded])
  return amount
}
