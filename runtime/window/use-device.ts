import { useEffect, useState } from 'react'
import { watchWindow } from './watch-window.ts'

/** Smaller widths are phones, in CSS px (LAY-04). */
export const mobileWidth = 768

/**
 * The device class, refreshed 50 ms after a resize (LAY-05). Undefined in the first rendering, which is the same for
 * all devices, and if not requested.
 */
export function useDevice(isNeeded = true): 'mobile' | 'desktop' | undefined {
  const [device, setDevice] = useState<'mobile' | 'desktop'>()
  useEffect(() => {
    if (!isNeeded) return undefined
    return watchWindow(window, { onWidth: (width) => setDevice(width < mobileWidth ? 'mobile' : 'desktop') })
  }, [isNeeded])
  return isNeeded ? device : undefined
}
