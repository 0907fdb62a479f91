import type { IssueContext } from './issue-catalogue.ts'

/** The result of a check of a manifest or of one layer's file: an issue without its place in a file. */
export interface Finding {
  /** A code of the kernel's catalogue, or of an area's. */
  readonly code: string
  readonly context: IssueContext
  /** The place, as a JSON Pointer into the checked value. */
  readonly pointer: string
  /** Whether the mistake is in the key or in its value. */
  readonly part: 'key' | 'value'
  readonly suggestion?: string
  /**
   * The same mistake as a finding about the `null` that removes a needed value. `/locales/*` is any entry. Counts
   * instead if a layer above that of this finding has a `null` there or around it. Within the place of this finding,
   * the same layer counts too.
   */
  readonly instead?: Finding
  /**
   * The same mistake at the other places that cause it together with this one. The issue is at the place that the
   * highest layer sets. If that layer sets several, this place comes first, then `otherPlaces` in their order.
   */
  readonly otherPlaces?: readonly Finding[]
  /** Findings with the same `fold` are one mistake: only the first becomes an issue. */
  readonly fold?: string
}
