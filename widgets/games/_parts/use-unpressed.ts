import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The value, or the former one while a pointer presses the element. If React replaced the pressed card, the browser
 * would send no click.
 */
export function useUnpressed<Value>(value: Value, element: RefObject<HTMLElement | null>): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    latest.current = value
    if (!isPressed.current) setShown(value)
  }, [value])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    // The browser sends the click after this event.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false
        setShown(latest.current)
      })
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
  return shown
}
