import { useEffect, useState } from 'react'
import { followWindow } from './follow-window.ts'
import { useSite } from '../site/site-context.ts'

/** Widths below this are a phone's, in CSS px (LAY-04). */
export const mobileWidth = 768

/** The device class, refreshed 50 ms after a resize (LAY-05). The first rendering is the server's guess. */
export function useDevice(): 'mobile' | 'desktop' {
  const { request } = useSite()
  const [device, setDevice] = useState(request.device)
  useEffect(
    () => followWindow(window, { onWidth: (width) => setDevice(width < mobileWidth ? 'mobile' : 'desktop') }),
    [],
  )
  return device
}
