/* oxlint-disable react/immutability -- React calls the function that assigns within the same rendering */
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const nothing = () => undefined

/**
 * Whether this rendering must equal the host's HTML, because React hydrates or renders on the server. Returns false in
 * a later rendering, but does not cause a rendering.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false
  // React calls the last argument, the server's snapshot, only in such a rendering. Both snapshots are undefined, so
  // React does not render again.
  useSyncExternalStore(neverChanges, nothing, () => {
    isHydrating = true
    return undefined
  })
  return isHydrating
}
