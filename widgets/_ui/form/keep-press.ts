import type { PointerEvent } from 'react'

/**
 * Keeps a press on a button when the layout moves the button before the release. The browser would click another
 * element. A release elsewhere cancels the press, as usual.
 */
export function keepPress({ currentTarget: button }: PointerEvent<HTMLElement>): void {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const press = new AbortController()
  const end = () => press.abort()
  const options = { capture: true, signal: press.signal }
  const onClick = (event: MouseEvent) => {
    // A key or a program clicks without a press.
    if (event.detail === 0) return
    end()
    const { clientX: x, clientY: y, target } = event
    const isMissed = target instanceof Node && !button.contains(target) && button.isConnected
    if (!isMissed || x < left || x > right || y < top || y > bottom) return
    event.preventDefault()
    event.stopPropagation()
    button.click()
  }
  addEventListener('click', onClick, options)
  // The pointer has scrolled the page, or presses again.
  addEventListener('pointercancel', end, options)
  addEventListener('pointerdown', end, options)
}
