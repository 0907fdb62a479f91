import type { Verdict } from '../../runtime/manifest/index.ts'
import { brokenVerdict, type JudgeRelease } from './judge-release.ts'
import { pointerAt } from './pointer-at.ts'
import { BrokenRelease } from './release.ts'
import { keepReadable, stopShowing, type WatchedBrand } from './watched-brand.ts'

/**
 * Validates the release that a brand's pointer names at a time, unless the host validated this release last. If the
 * release has no errors, switches the brand to the release. Stops showing an unpublished brand. Returns whether one of
 * these has happened.
 *
 * @param now in ms since 1970
 */
export async function switchRelease(brand: WatchedBrand, judge: JudgeRelease, now: number): Promise<boolean> {
  if (brand.pointer?.unpublished) return stopShowing(brand)
  const name = brand.pointer && pointerAt(brand.pointer, now).release
  if (name === undefined || name === brand.verdictRelease) return false
  const { release, verdict } = await judge(brand.merchant, name)
  brand.verdict = verdict
  brand.verdictRelease = name
  if (verdict.manifests.size === 0) return true
  keepReadable(brand, release)
  brand.sequence = release.sequence
  return true
}

/**
 * Switches a brand to the canary and the share that its pointer names at a time. Returns whether either has changed.
 *
 * @param now in ms since 1970
 */
export async function switchCanary(brand: WatchedBrand, judge: JudgeRelease, now: number): Promise<boolean> {
  const canary = brand.pointer && pointerAt(brand.pointer, now).canary
  const { canary: before } = brand
  if (canary?.release === before?.release && canary?.share === before?.share) return false
  if (canary === undefined) brand.canary = undefined
  else if (canary.release === before?.release) brand.canary = { ...canary, verdict: before.verdict }
  else brand.canary = { ...canary, verdict: await canaryVerdict(brand, judge, canary.release) }
  return true
}

/** The verdict on a canary. A broken canary reaches no visitor, and does not affect the release in service. */
async function canaryVerdict(brand: WatchedBrand, judge: JudgeRelease, name: string): Promise<Verdict> {
  try {
    const { release, verdict } = await judge(brand.merchant, name)
    if (verdict.manifests.size > 0) keepReadable(brand, release)
    return verdict
  } catch (error) {
    if (error instanceof BrokenRelease) return brokenVerdict(brand.merchant, undefined, error.message, 'the canary')
    throw error
  }
}
