import type { Finding } from '../../issues/finding.ts'
import type { Brand, Check, CheckedPlace } from '../check/check.ts'
import type { Product } from '../product.ts'
import { valueAt } from '../pointer.ts'
import type { Json, JsonObject } from '../types.ts'
import { type PatternTree, patternTree, type Place, placesAffected } from './places.ts'
import { addReads, newReadIndex, readsDiffer, type ReadIndex, runsAffected } from './read-index.ts'
import { newReads, type Reads, recorded } from './recorded-reads.ts'

/** The checks of a product, put together once: by the pattern of the places that they are about. */
export interface CheckSet {
  readonly product: Product
  readonly checks: readonly (readonly Check[])[]
  readonly places: PatternTree
}

export function checkSet(product: Product, checks: readonly Check[]): CheckSet {
  const byPattern = Map.groupBy(checks, ({ at }) => at)
  return { product, checks: [...byPattern.values()], places: patternTree([...byPattern.keys()]) }
}

/** One run of the checks of one place: what they found, and what they read on the way. */
interface Run {
  readonly place: Place
  readonly findings: readonly Finding[]
  readonly reads: Reads
}

/** The runs that one step made; undefined for a run whose place is gone. */
interface Step {
  readonly runs: ReadonlyMap<string, Run | undefined>
  readonly found: readonly (readonly [id: string, run: Run])[]
  /** The places that the runs have read. Undefined while few brands are validated from this step. */
  readonly index: ReadIndex | undefined
}

/** A brand whose checks have run, with all that is needed to judge another one from it. */
export interface Checked {
  readonly brand: Brand
  /** From the first to the last; a run in a later step takes the place of one in an earlier. */
  readonly steps: readonly Step[]
}

const nothing: Brand = { merchant: '', manifest: {} as Brand['manifest'], content: {}, assets: {} }

/**
 * Runs the checks of a brand. Of another brand that was checked before, each run is kept that read nothing that differs:
 * what a check depends on is recorded while it reads. The answer is the same without that brand.
 */
export function advance(set: CheckSet, brand: Brand, from: Checked = { brand: nothing, steps: [] }): Checked {
  const due = new Map<string, Place>()
  placesAffected(set.places, asJson(from.brand.manifest), asJson(brand.manifest), (place) =>
    due.set(`${place.pattern}${place.pointer}`, place),
  )
  const [before, after] = [asJson(from.brand), asJson(brand)]
  for (const { runs, index } of from.steps) {
    const meet = (id: string) => {
      const run = due.has(id) ? undefined : runs.get(id)
      if (run) due.set(id, { ...run.place, value: valueAt(after.manifest, run.place.pointer) })
    }
    if (index) runsAffected(index, before, after, meet)
    else for (const [id, run] of runs) if (run && readsDiffer(run.reads, before, after)) meet(id)
  }
  if (due.size === 0) return { brand, steps: from.steps }
  const runs = new Map<string, Run | undefined>()
  const found: [string, Run][] = []
  for (const [id, place] of due) {
    const run = place.value === undefined ? undefined : runCheck(set, place, brand)
    runs.set(id, run)
    if (run && run.findings.length > 0) found.push([id, run])
  }
  return { brand, steps: [...from.steps, { runs, found, index: undefined }] }
}

/** All that the checks of a brand found. */
export function findingsOf({ steps }: Checked): Finding[] {
  return steps.flatMap(({ found }, height) =>
    found.flatMap(([id, { findings }]) => (steps.slice(height + 1).some(({ runs }) => runs.has(id)) ? [] : findings)),
  )
}

function runCheck({ checks, product }: CheckSet, place: Place, brand: Brand): Run {
  const reads = newReads()
  const around = new PlaceInBrand(place, product, brand, reads)
  const findings = (checks[place.pattern] ?? []).flatMap(({ check }) => check(place.value as never, around))
  return { place, findings, reads }
}

/** A place with the brand around it, which is recorded from the moment that it is looked at. */
class PlaceInBrand implements CheckedPlace {
  readonly pointer: string
  readonly keys: readonly string[]
  readonly product: Product
  readonly #reads: Reads
  readonly #whole: Brand
  #recorded: Brand | undefined

  constructor({ pointer, keys }: Place, product: Product, brand: Brand, reads: Reads) {
    this.pointer = pointer
    this.keys = keys
    this.product = product
    this.#whole = brand
    this.#reads = reads
  }

  get brand(): Brand {
    this.#recorded ??= recorded(asJson(this.#whole), this.#reads) as unknown as Brand
    return this.#recorded
  }
}

/** The same brand, made ready for many that are judged from it. */
export function indexed({ brand, steps }: Checked): Checked {
  return { brand, steps: steps.map((step) => (step.index ? step : { ...step, index: indexOf(step) })) }
}

function indexOf({ runs }: Step): ReadIndex {
  const index = newReadIndex()
  for (const [id, run] of runs) if (run && run.reads.below.size > 0) addReads(index, run.reads, id)
  return index
}

const asJson = (value: Brand | Brand['manifest']) => value as unknown as JsonObject & Json
