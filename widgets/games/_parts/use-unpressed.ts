import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns the current value. While a pointer presses the element, returns the value from the start of the press. If
 * React replaced the pressed card, the browser would send no click.
 */
export function useUnpressed<Value>(value: Value, element: RefObject<HTMLElement | null>): Value {
  const [held, setHeld] = useState<{ readonly value: Value }>()
  const hold = useEffectEvent(() => setHeld({ value }))
  useEffect(() => {
    const press = () => hold()
    // The browser sends the click after this event.
    const release = () => setTimeout(() => setHeld(undefined))
    const pressed = element.current
    pressed?.addEventListener('pointerdown', press)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      pressed?.removeEventListener('pointerdown', press)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [element])
  return held ? held.value : value
}
