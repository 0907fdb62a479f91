import { useEffect, useState } from 'react'
import { watchWindow } from './watch-window.ts'

/** The smallest width of a desktop, in CSS px. A narrower window is a phone (LAY-04). */
export const desktopWidth = 768

/**
 * The device class, refreshed 50 ms after a resize (LAY-05). Undefined in the first rendering, which is the same for
 * all devices, and while `isNeeded` is false.
 */
export function useDevice(isNeeded = true): 'mobile' | 'desktop' | undefined {
  const [device, setDevice] = useState<'mobile' | 'desktop'>()
  useEffect(() => {
    if (!isNeeded) return undefined
    return watchWindow(window, { onWidth: (width) => setDevice(width < desktopWidth ? 'mobile' : 'desktop') })
  }, [isNeeded])
  return isNeeded ? device : undefined
}
