import {
  checkBrand,
  type CheckedBrand,
  type CheckSet,
  dueRuns,
  findingsOf,
  type MergedBrand,
  noBrand,
  runDue,
} from './incremental/check-brand.ts'
import type { MergedFolders } from './merged-folders.ts'
import { namelessFindings } from './place-issues.ts'
import { once } from './once.ts'
import type { JsonObject } from './stages.ts'

/**
 * A brand without issues. Later brands that extend the same folders are often copies of this brand. So their validation
 * reuses the results of its checks.
 */
export interface Sibling {
  /** The values of the brand's common layer, which applies to all environments. */
  readonly common: JsonObject
  /**
   * Returns the brand with the recorded reads of its checks. The checks run on the first call, because there may be no
   * later brand that needs the records.
   */
  readonly checkedBrand: () => CheckedBrand
}

/**
 * Makes a sibling of a brand without findings. The first use of the sibling records all reads of the brand's checks.
 *
 * @param set the checks for completeness, then the checks that need a complete manifest
 * @param common the values of the brand's common layer, which applies to all environments
 */
export function createSibling(set: CheckSet, common: JsonObject, brand: MergedBrand): Sibling {
  return { common, checkedBrand: once(() => checkBrand(set, brand)) }
}

/**
 * Whether the checks of a brand give no findings. Reuses the results of a sibling, if any. If more than half of the
 * sibling's checks would have to run again for an environment, stops and returns false.
 *
 * @param set as in `createSibling`
 * @param brands the brand in each environment
 */
export function isCertainlyClean(
  set: CheckSet,
  own: MergedFolders,
  brands: readonly MergedBrand[],
  sibling: Sibling | undefined,
): boolean {
  if (own.findings.some((some) => some.length > 0)) return false
  let before = sibling?.checkedBrand() ?? noBrand
  const runs = before.steps[0]?.places.all.length ?? Number.POSITIVE_INFINITY
  return brands.every((brand, index) => {
    if (namelessFindings(own.layers[index] ?? []).length > 0) return false
    const due = dueRuns(set, brand, before)
    if (due.all.length > runs / 2) return false
    before = runDue(set, brand, before, due, brands.slice(index + 1), true)
    return findingsOf(before).length === 0
  })
}
