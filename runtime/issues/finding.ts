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
   * The same mistake as a finding about the `null` that removes a needed value. A pointer such as `/locales/*` means
   * any entry. Livery reports `instead` if a higher layer has a `null` there or around it. Below this finding's own
   * pointer, the same layer is enough.
   */
  readonly instead?: Finding
  /**
   * The other places that cause the mistake together with this place, each as a finding. The issue is at the place that
   * the highest layer sets. If that layer sets several of the places, this place comes first, then `otherPlaces` in
   * their order.
   */
  readonly otherPlaces?: readonly Finding[]
  /** Findings with the same `fold` are one mistake: only the first becomes an issue. */
  readonly fold?: string
}
