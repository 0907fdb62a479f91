import type { Finding } from '../../issues/finding.ts'
import type { Check, CheckedPlace } from '../check/define-check.ts'
import { asJson, isSame, type LazyJson, LazyMerge, partOf } from '../lazy-merge.ts'
import { isObject, pointerKeys } from '../pointer.ts'
import type { Product } from '../product.ts'
import type { JsonObject } from '../stages.ts'
import { affectedRuns } from './affected-runs.ts'
import { PlaceSet } from './place-set.ts'
import { type PatternTree, patternTree, type Place, placesAffected } from './places.ts'
import { ReadRecorder, type Reads } from './recorded-reads.ts'

/** A brand in one environment, with a lazily merged manifest. */
export interface MergedBrand {
  readonly merchant: string
  readonly manifest: LazyJson
  readonly content: CheckedPlace['brand']['content']
  readonly assets: CheckedPlace['brand']['assets']
}

/** The checks of a product, grouped by the pattern of their places. */
export interface CheckSet {
  readonly product: Product
  readonly checks: readonly (readonly Check[])[]
  readonly places: PatternTree
  /** The patterns whose checks are all overviews. Such a check runs again only if a value that it read differs. */
  readonly overviews: ReadonlySet<number>
  /** The number of patterns whose checks run first. The other checks require that these find nothing. */
  readonly initialPatterns: number
  /**
   * For each pattern, the values in which its checks found nothing without reading any other value, with the pointer of
   * each.
   */
  readonly clean: readonly WeakMap<object, string>[]
}

/** @param initialChecks checks that run before all others; none by default */
export function checkSet(product: Product, checks: readonly Check[], initialChecks: readonly Check[] = []): CheckSet {
  const before = byPattern(initialChecks)
  const patterns = [...before, ...byPattern(checks)]
  const all = patterns.map(([, some]) => some)
  const overviews = all.flatMap((some, pattern) => (some.every(({ isOverview }) => isOverview) ? [pattern] : []))
  const places = patternTree(patterns.map(([at]) => at))
  const clean = all.map(() => new WeakMap<object, string>())
  return { product, checks: all, places, overviews: new Set(overviews), initialPatterns: before.length, clean }
}

const byPattern = (checks: readonly Check[]) => [...Map.groupBy(checks, ({ at }) => at)]

/** The findings of the checks at one place. */
interface Found {
  readonly place: Place
  readonly findings: readonly Finding[]
}

/**
 * The runs of one call of `checkBrand`, and the values that they read. A run executes the checks of a pattern at one
 * place.
 */
interface Step {
  /** The places at which checks ran. Includes places whose value was removed, where no check runs. */
  readonly places: PlaceSet
  /** The runs with findings. */
  readonly found: readonly Found[]
  readonly reads: Reads
}

/** A checked brand. The validation of another brand can start from its data. */
export interface CheckedBrand {
  readonly brand: MergedBrand
  /** The steps in the order of the calls. A run in a later step replaces an earlier run at the same place. */
  readonly steps: readonly Step[]
}

/** The default for the earlier brand. It has no values, so that every check runs. */
export const noBrand: CheckedBrand = { brand: { merchant: '', manifest: {}, content: {}, assets: {} }, steps: [] }

/**
 * Runs the checks of a brand, and records the values that they read. Reuses the results of an earlier brand if the
 * values that its checks read are equal.
 *
 * @param from the earlier checked brand. It saves time and does not change the result
 * @param next the brands that will reuse these results. Records only reads of values that may differ in these brands,
 *   or by default all reads
 */
export function checkBrand(
  set: CheckSet,
  brand: MergedBrand,
  from: CheckedBrand = noBrand,
  next?: readonly MergedBrand[],
): CheckedBrand {
  return runDue(set, brand, from, dueRuns(set, brand, from), next)
}

/**
 * Runs the checks of a brand at the places from `dueRuns`, like `checkBrand`.
 *
 * @param stopsEarly whether to stop after the first place with a finding
 */
export function runDue(
  set: CheckSet,
  brand: MergedBrand,
  from: CheckedBrand,
  due: PlaceSet,
  next: readonly MergedBrand[] | undefined,
  stopsEarly = false,
): CheckedBrand {
  if (due.all.length === 0) return { brand, steps: from.steps }
  const recorder = new ReadRecorder()
  const recorded = recorder.record(asObject(brand), next?.map(asObject)) as CheckedPlace['brand']
  const found: Found[] = []
  for (const place of inOrder(due.all, set)) {
    if (place.value === undefined || isKnownAsClean(set, place)) continue
    recorder.begin(place)
    const findings = runChecks(set, place, recorded)
    if (findings.length > 0) {
      found.push({ place, findings })
      if (stopsEarly) break
    } else if (!recorder.hasRead) knowAsClean(set, place)
  }
  return { brand, steps: [...from.steps, { places: due, found, reads: recorder.reads }] }
}

/** The places at which checks have to run: those with a changed value, and those whose checks read a changed value. */
export function dueRuns({ places, overviews }: CheckSet, brand: MergedBrand, from: CheckedBrand): PlaceSet {
  const due = new PlaceSet()
  const [before, after] = [from.brand.manifest, brand.manifest]
  if (!isSame(before, after)) {
    placesAffected(places, before, after, (place, was) => {
      // An overview that has run before runs again only if a value that it read differs.
      const hasRun = was !== undefined && from.steps.length > 0
      if (!hasRun || place.value === undefined || !overviews.has(place.pattern)) due.add(place)
    })
  }
  for (const { reads } of from.steps) {
    affectedRuns(reads, asObject(from.brand), asObject(brand), (place) => {
      if (due.has(place)) return
      const value = valueAt(after, place.pointer)
      if (value !== undefined) due.add({ ...place, value })
    })
  }
  return due
}

/** The places in the order of their runs. */
function inOrder(all: readonly Place[], { initialPatterns }: CheckSet): readonly Place[] {
  if (initialPatterns === 0) return all
  const isFirst = ({ pattern }: Place) => pattern < initialPatterns
  return [...all.filter(isFirst), ...all.filter((place) => !isFirst(place))]
}

const none: readonly Finding[] = []

function runChecks({ checks, product }: CheckSet, place: Place, brand: CheckedPlace['brand']): readonly Finding[] {
  const { pattern, pointer, keys } = place
  const around = { pointer, keys, product, brand }
  let all = none
  for (const { check, isOverview } of checks[pattern] ?? []) {
    const value = isOverview ? valueAt(brand.manifest as unknown as LazyJson, pointer) : asJson(place.value)
    const findings = check(value as never, around)
    if (findings.length > 0) all = [...all, ...findings]
  }
  return all
}

/**
 * Whether the checks have found nothing at this place for the same value, without reading any other value. Brands and
 * their environments share many values.
 */
function isKnownAsClean({ clean }: CheckSet, { pattern, pointer, value }: Place): boolean {
  return isShared(value) && clean[pattern]?.get(value) === pointer
}

function knowAsClean({ clean }: CheckSet, { pattern, pointer, value }: Place): void {
  if (isShared(value)) clean[pattern]?.set(value, pointer)
}

/** Whether other brands may have the same object as a value. */
const isShared = (value: LazyJson | undefined): value is JsonObject => isObject(value) && !(value instanceof LazyMerge)

/** All findings about a brand. */
export function findingsOf({ steps }: CheckedBrand): Finding[] {
  return lastFound(steps).flatMap(({ findings }) => findings)
}

/** The runs with findings that no later step replaces. */
function lastFound(steps: readonly Step[]): Found[] {
  return steps.flatMap(({ found }, height) =>
    found.filter(({ place }) => !steps.slice(height + 1).some(({ places }) => places.has(place))),
  )
}

/** The brand as one value. Its manifest is one of the parts of this value. */
const asObject = (brand: MergedBrand) => brand as unknown as JsonObject

function valueAt(value: LazyJson, pointer: string): LazyJson | undefined {
  return pointerKeys(pointer).reduce<LazyJson | undefined>(partOf, value)
}
