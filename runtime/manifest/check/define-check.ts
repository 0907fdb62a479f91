import type { Finding } from '../../issues/finding.ts'
import type { Product } from '../product.ts'
import type { Manifest } from '../stages.ts'

/** The input of a check: one brand in one environment, after merging. */
export interface Brand {
  /** The folder's name. */
  readonly merchant: string
  readonly manifest: Manifest
  /** Text pages by language and name, including inherited ones. */
  readonly content: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Files of `assets` by path, including inherited ones. */
  readonly assets: Readonly<Record<string, string>>
}

/** The place of a checked value, and the brand around it. */
export interface CheckedPlace {
  readonly pointer: string
  /** The keys at the positions of `*` in the check's pattern, in their order. */
  readonly keys: readonly string[]
  readonly product: Product
  /**
   * The surrounding brand. Livery records which of its values the check reads, and repeats the check if one of these
   * values changes.
   */
  readonly brand: Brand
}

/**
 * A check of one value of a merged manifest: a pure function that returns findings. `at` is a pointer, in which `*`
 * means any key: `/routes/*`. The check runs once for each existing value.
 */
export interface Check {
  readonly at: string
  /**
   * Whether the check reads few parts of a large value. Livery then records each part that the check reads, instead of
   * the whole value.
   */
  readonly isOverview?: boolean
  readonly check: (value: never, place: CheckedPlace) => readonly Finding[]
}

/** Declares a check. If `at` is a key of the manifest's root, such as `/toast`, the value has the type of that key. */
export function defineCheck<Key extends keyof Manifest>(
  at: `/${Key}`,
  check: (value: NonNullable<Manifest[Key]>, place: CheckedPlace) => readonly Finding[],
): Check
export function defineCheck<Value>(at: string, check: (value: Value, place: CheckedPlace) => readonly Finding[]): Check
export function defineCheck(at: string, check: Check['check']): Check {
  return { at, check }
}

/** Declares a check that reads few parts of a large value. Livery records its reads of the value (`isOverview`). */
export function defineOverview<Value>(
  at: string,
  check: (value: Value, place: CheckedPlace) => readonly Finding[],
): Check {
  return { at, check, isOverview: true }
}
