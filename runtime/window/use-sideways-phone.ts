import { useEffect, useState } from 'react'
import { watchWindow } from './watch-window.ts'
import { desktopWidth } from './use-device.ts'

/** The width of a turned window exceeds its height by more than this, in CSS px (LAY-03). */
const turnedBy = 140

/**
 * Whether the window of a touch screen is a phone held sideways: as narrow as a phone, and much wider than high.
 */
export function isSidewaysPhone({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.min(width, height) < desktopWidth && width - turnedBy > height
}

/** Whether the page is on a phone held sideways (LAY-03). False on the server, and with a mouse. */
export function useSidewaysPhone(): boolean {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return undefined
    return watchWindow(window, {
      onWidth: (width) => setSize((known) => ({ ...known, width })),
      onHeight: (height) => setSize((known) => ({ ...known, height })),
    })
  }, [])
  return isSidewaysPhone(size)
}
