import type { Verdict } from '../../runtime/manifest/index.ts'
import type { CanaryRelease, Pointer, Release } from './release.ts'

/** The state of a watched brand. */
export interface WatchedBrand {
  readonly merchant: string
  /** The tag of the pointer at the last read. Undefined if the read has to be repeated. */
  tag: string | undefined
  /** The pointer at the last read. */
  pointer: Pointer | undefined
  /** The text of that pointer. */
  text: string
  /** The text of the last pointer that was copied to this machine. */
  copiedPointer: string | undefined
  /** The text of the last pointer whose scheduled releases were copied to this machine. */
  fetchedPointer: string | undefined
  /** The name of the release that `verdict` describes. Undefined if that release cannot be read. */
  verdictRelease: string | undefined
  verdict: Verdict | undefined
  sequence: number
  canary: (CanaryRelease & { readonly verdict: Verdict }) | undefined
  /** The releases whose files the host can read, at most `releasesKept`. The latest addition is last. */
  releases: Release[]
}

/**
 * The number of good releases of a brand that stay readable. A browser may still load the files of an earlier release.
 */
const releasesKept = 3

/** A brand that the host has just found. */
export function foundBrand(merchant: string): WatchedBrand {
  const nothing = {
    tag: undefined,
    pointer: undefined,
    verdictRelease: undefined,
    verdict: undefined,
    canary: undefined,
  }
  return {
    merchant,
    ...nothing,
    copiedPointer: undefined,
    fetchedPointer: undefined,
    text: '',
    sequence: 0,
    releases: [],
  }
}

/** Stops showing an unpublished brand. Returns whether the host has shown it, or its issues. */
export function stopShowing(brand: WatchedBrand): boolean {
  const wasShown = brand.verdict !== undefined
  brand.verdict = undefined
  brand.verdictRelease = undefined
  brand.sequence = 0
  brand.releases = []
  return wasShown
}

/** Makes the files of a release readable. Those of the release in service remain, for any number of canaries. */
export function keepReadable(brand: WatchedBrand, release: Release): void {
  const others = brand.releases.filter(({ sequence }) => sequence !== release.sequence)
  const isInService = ({ sequence }: Release) => sequence === brand.sequence
  const earlier = others.filter((one) => !isInService(one))
  brand.releases = [...earlier, ...others.filter(isInService), release].slice(-releasesKept)
}
