import { useSyncExternalStore } from 'react'
import { mobileWidth } from './use-device.ts'

const wide = `(min-width: ${mobileWidth}px)`

/**
 * Whether the window has a desktop's width, by the same media query as the style sheets. Undefined in the first
 * rendering, which is the same for all windows.
 */
export function useWideWindow(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(follow, read, unknown)
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const read = () => matchMedia(wide).matches
const unknown = () => undefined
