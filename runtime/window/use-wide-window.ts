import { startTransition, useEffect, useState } from 'react'
import { desktopWidth } from './use-device.ts'

/**
 * Whether the window has a desktop's width, by the same media query as the style sheets. Undefined in the first
 * rendering, which is the same for all windows. The next rendering is a transition, because the style sheets already
 * show the right parts.
 */
export function useWideWindow(): boolean | undefined {
  const [isWide, setWide] = useState<boolean>()
  useEffect(() => {
    const query = matchMedia(`(min-width: ${desktopWidth}px)`)
    const read = () => setWide(query.matches)
    startTransition(read)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isWide
}
