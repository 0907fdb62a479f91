import type { Finding } from '../../issues/finding.ts'
import type { Product } from '../product.ts'
import type { Manifest } from '../stages.ts'

/** The input of a check: one brand in one environment, after merging. */
export interface Brand {
  /** The folder's name. */
  readonly merchant: string
  readonly manifest: Manifest
  /** Text pages by language and name, of the brand and of all it builds on. */
  readonly content: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Files of `assets` by name, of the brand and of all it builds on. */
  readonly assets: Readonly<Record<string, string>>
}

/** The place of a checked value, and the brand around it. */
export interface CheckedPlace {
  readonly pointer: string
  /** The keys for which the check's pattern has `*`, in their order. */
  readonly keys: readonly string[]
  readonly product: Product
  /** Every read from this value is recorded. The check runs again when a value that it read changes. */
  readonly brand: Brand
}

/**
 * A check of one value of a complete manifest, pure and silent where all is well. `at` is a pointer; `*` in it means any
 * key: `/routes/*`. The check runs once for each value there, and not where there is none.
 */
export interface Check {
  readonly at: string
  /** Whether the value is handed out to be read part by part: for large values of which a check reads little. */
  readonly isOverview?: boolean
  readonly check: (value: never, place: CheckedPlace) => readonly Finding[]
}

/** Declares a check, with the type of the value that it is about. */
export function defineCheck<Value>(
  at: string,
  check: (value: Value, place: CheckedPlace) => readonly Finding[],
): Check {
  return { at, check }
}

/** Declares a check that reads few parts of a large value. The value is recorded like the brand around it. */
export function defineOverview<Value>(
  at: string,
  check: (value: Value, place: CheckedPlace) => readonly Finding[],
): Check {
  return { at, check, isOverview: true }
}
