import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes an amount that loads after its first render a live region once it has loaded. Screen readers then announce
 * later changes of the amount, and not its arrival.
 *
 * @returns a ref for the element that contains only the amount
 */
export function useLiveAmount<Shown extends HTMLElement>(isLoaded: boolean): RefObject<Shown | null> {
  const amount = useRef<Shown>(null)
  useEffect(() => {
    if (!isLoaded) return
    // An effect may run in the task that inserts the amount, which would then be announced.
    const frame = requestAnimationFrame(() => amount.current?.setAttribute('aria-live', 'polite'))
    return () => cancelAnimationFrame(frame)
  }, [isLoaded])
  return amount
}
