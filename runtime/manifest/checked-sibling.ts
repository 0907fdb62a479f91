import {
  checkBrand,
  type Checked,
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

/** Something for the checks of completeness, and for the checks of a complete manifest. */
export interface ForEachSet<Value> {
  readonly complete: Value
  readonly checked: Value
}

/**
 * A brand without issues. Operators often create brands as copies of one brand, so a later brand that extends the same
 * folders has much in common with it.
 */
export interface Sibling {
  /** The values of the brand's layer for every environment. */
  readonly common: JsonObject
  /** Runs the checks with the first call, because the last brand of a validation needs no records of its reads. */
  readonly results: () => ForEachSet<Checked>
}

/**
 * Records all reads of the checks of a brand without findings.
 *
 * @param common the values of the brand's layer for every environment
 */
export function createSibling(sets: ForEachSet<CheckSet>, common: JsonObject, brand: MergedBrand): Sibling {
  const results = () => ({ complete: checkBrand(sets.complete, brand), checked: checkBrand(sets.checked, brand) })
  return { common, results: once(results) }
}

const nothingChecked: ForEachSet<Checked> = { complete: noBrand, checked: noBrand }

/**
 * Whether the checks of a brand give no findings. Starts from a sibling, if any. Returns false without an answer if the
 * brand has so little in common with the sibling that it would repeat more than half of the sibling's runs.
 *
 * @param brands the brand in each environment
 */
export function isClean(
  sets: ForEachSet<CheckSet>,
  own: MergedFolders,
  brands: readonly MergedBrand[],
  sibling: Sibling | undefined,
): boolean {
  if (own.findings.some((some) => some.length > 0)) return false
  const before = { ...(sibling?.results() ?? nothingChecked) }
  const runsOf = ({ steps: [first] }: Checked) => first?.places.all.length ?? Number.POSITIVE_INFINITY
  const most = { complete: runsOf(before.complete) / 2, checked: runsOf(before.checked) / 2 }
  return brands.every((brand, index) => {
    if (namelessFindings(own.layers[index] ?? []).length > 0) return false
    return (['complete', 'checked'] as const).every((name) => {
      const due = dueRuns(sets[name], brand, before[name])
      if (due.all.length > most[name]) return false
      before[name] = runDue(sets[name], brand, before[name], due, brands.slice(index + 1))
      return findingsOf(before[name]).length === 0
    })
  })
}
