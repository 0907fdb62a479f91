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
   * The mistake at the thing that is missing. If a higher layer removes the thing or a value around it by `null`, the
   * issue is reported at this null.
   */
  readonly instead?: Finding
  /**
   * The same mistake at the other places that cause it together with this one. The issue is reported at the place that
   * the highest layer wrote, or here if several places are in that layer.
   */
  readonly others?: readonly Finding[]
  /** Of findings with the same word, only the first is reported. */
  readonly fold?: string
}
