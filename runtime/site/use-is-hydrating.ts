/* oxlint-disable react/immutability -- React calls the function that assigns within the same rendering */
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const nothing = () => undefined

/**
 * Whether this rendering must equal the host's HTML, because React hydrates or renders on the server. Returns false in
 * a later rendering, but does not cause one.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false
  // React asks for the server's value only in those renderings. Both values are equal, so that React renders once.
  useSyncExternalStore(neverChanges, nothing, () => {
    isHydrating = true
    return undefined
  })
  return isHydrating
}
