import {
  checkBrand,
  type Checked,
  type CheckSet,
  dueRuns,
  findingsOf,
  inOneStep,
  type MergedBrand,
  runDue,
} from './incremental/check-brand.ts'
import type { MergedFolders } from './merged-folders.ts'
import { namelessFindings } from './place-issues.ts'
import type { JsonObject } from './stages.ts'

/** Something for the checks of completeness, and for the checks of a complete manifest. */
export interface ForEachSet<Value> {
  readonly complete: Value
  readonly checked: Value
}

/**
 * A checked brand without issues. Operators often create brands as copies of one brand, so a later brand that extends
 * the same folders has much in common with it.
 */
export interface Sibling extends ForEachSet<Checked> {
  /** The values of the brand's layer for every environment. */
  readonly common: JsonObject
  /** The numbers of places at which checks ran for the brand. */
  readonly runs: ForEachSet<number>
}

/**
 * Records all reads of the checks of a brand without findings.
 *
 * @param common the values of the brand's layer for every environment
 * @param from the checked folders below the brand
 */
export function createSibling(
  sets: ForEachSet<CheckSet>,
  common: JsonObject,
  brand: MergedBrand,
  from: { readonly complete: Checked; readonly checked: Checked | undefined },
): Sibling {
  const complete = checkBrand(sets.complete, brand, from.complete)
  const checked = checkBrand(sets.checked, brand, from.checked)
  const runsOf = ({ steps }: Checked) => steps.at(-1)?.places.all.length ?? 0
  const runs = { complete: runsOf(complete), checked: runsOf(checked) }
  return { common, complete: inOneStep(complete), checked: inOneStep(checked), runs }
}

/**
 * Whether the checks of a brand give no findings. Starts from a sibling. Returns false without an answer if the brand
 * has so little in common with the sibling that it would repeat more than half of the sibling's runs.
 *
 * @param brands the brand in each environment
 */
export function isAsClean(
  sibling: Sibling,
  sets: ForEachSet<CheckSet>,
  own: MergedFolders,
  brands: readonly MergedBrand[],
): boolean {
  if (own.findings.some((some) => some.length > 0)) return false
  const before: { complete: Checked; checked: Checked } = { ...sibling }
  return brands.every((brand, index) => {
    if (namelessFindings(own.layers[index] ?? []).length > 0) return false
    return (['complete', 'checked'] as const).every((name) => {
      const due = dueRuns(sets[name], brand, before[name])
      if (due.all.length > sibling.runs[name] / 2) return false
      before[name] = runDue(sets[name], brand, before[name], due, brands.slice(index + 1))
      return findingsOf(before[name]).length === 0
    })
  })
}
