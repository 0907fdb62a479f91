import type { Finding } from '../../issues/finding.ts'
import type { Check, CheckedPlace } from '../check/define-check.ts'
import { asJson, isSame, type LazyJson, partOf } from '../lazy-merge.ts'
import { pointerKeys } from '../pointer.ts'
import type { Product } from '../product.ts'
import type { JsonObject } from '../stages.ts'
import { affectedRuns } from './affected-runs.ts'
import { type PatternTree, patternTree, type Place, placesAffected } from './places.ts'
import { ReadRecorder, type Reads } from './recorded-reads.ts'

/** A brand in one environment, with a lazily merged manifest. */
export interface MergedBrand {
  readonly merchant: string
  readonly manifest: LazyJson
  readonly content: CheckedPlace['brand']['content']
  readonly assets: CheckedPlace['brand']['assets']
}

/** The checks of a product by the pattern of their places, built once. */
export interface CheckSet {
  readonly product: Product
  readonly checks: readonly (readonly Check[])[]
  readonly places: PatternTree
  /** The patterns with checks that depend only on their reads. */
  readonly overviews: ReadonlySet<number>
}

export function checkSet(product: Product, checks: readonly Check[]): CheckSet {
  const byPattern = Map.groupBy(checks, ({ at }) => at)
  const all = [...byPattern.values()]
  const overviews = all.flatMap((some, pattern) => (some.every(({ isOverview }) => isOverview) ? [pattern] : []))
  return { product, checks: all, places: patternTree([...byPattern.keys()]), overviews: new Set(overviews) }
}

/** One run of the checks at one place. */
interface Run {
  readonly place: Place
  readonly findings: readonly Finding[]
}

/** The runs of one step and their reads. Undefined for a run at a removed place. */
interface Step {
  readonly runs: ReadonlyMap<string, Run | undefined>
  readonly found: readonly (readonly [id: string, run: Run])[]
  readonly reads: Reads
}

/** A checked brand, with the data for validating another one from it. */
export interface Checked {
  readonly brand: MergedBrand
  /** In order. A run in a later step replaces an earlier one. */
  readonly steps: readonly Step[]
}

const nothing: Checked = { brand: { merchant: '', manifest: {}, content: {}, assets: {} }, steps: [] }

/**
 * Runs the checks of a brand. Reuses each run of an earlier checked brand whose reads are the same in both; reads are
 * recorded during a check. The result is the same without the earlier brand.
 *
 * @param next the brands that will be validated from this one, so that only their differences are recorded; by
 *   default any brand
 */
export function advance(
  set: CheckSet,
  brand: MergedBrand,
  from: Checked = nothing,
  next?: readonly MergedBrand[],
): Checked {
  const due = new Map<string, Place>()
  const [before, after] = [from.brand.manifest, brand.manifest]
  const meet = (place: Place) => {
    const id = `${place.pattern}${place.pointer}`
    if (!set.overviews.has(place.pattern) || place.value === undefined || !hasRun(from, id)) due.set(id, place)
  }
  if (!isSame(before, after)) placesAffected(set.places, before, after, meet)
  for (const { runs, reads } of from.steps) {
    affectedRuns(reads, whole(from.brand), whole(brand), (id) => {
      const run = due.has(id) ? undefined : runs.get(id)
      if (run) due.set(id, { ...run.place, value: valueAt(brand.manifest, run.place.pointer) })
    })
  }
  if (due.size === 0) return { brand, steps: from.steps }
  const recorder = new ReadRecorder()
  const recorded = recorder.record(whole(brand), next?.map(whole)) as CheckedPlace['brand']
  const runs = new Map<string, Run | undefined>()
  const found: [string, Run][] = []
  for (const [id, place] of due) {
    recorder.run = id
    const run = place.value === undefined ? undefined : { place, findings: runChecks(set, place, recorded) }
    runs.set(id, run)
    if (run && run.findings.length > 0) found.push([id, run])
  }
  return { brand, steps: [...from.steps, { runs, found, reads: recorder.reads }] }
}

function hasRun({ steps }: Checked, id: string): boolean {
  return steps.findLast(({ runs }) => runs.has(id))?.runs.get(id) !== undefined
}

function runChecks({ checks, product }: CheckSet, place: Place, brand: CheckedPlace['brand']): Finding[] {
  const { pattern, pointer, keys } = place
  const around = { pointer, keys, product, brand }
  return (checks[pattern] ?? []).flatMap(({ check, isOverview }) => {
    const value = isOverview ? valueAt(brand.manifest as unknown as LazyJson, pointer) : asJson(place.value)
    return check(value as never, around)
  })
}

/** All findings about a brand. */
export function findingsOf({ steps }: Checked): Finding[] {
  return steps.flatMap(({ found }, height) =>
    found.flatMap(([id, { findings }]) => (steps.slice(height + 1).some(({ runs }) => runs.has(id)) ? [] : findings)),
  )
}

/** The brand as one value, with its manifest as one of the parts. */
const whole = (brand: MergedBrand) => brand as unknown as JsonObject

function valueAt(value: LazyJson, pointer: string): LazyJson | undefined {
  return pointerKeys(pointer).reduce<LazyJson | undefined>(partOf, value)
}
