import type { IssueContext } from './issue-catalogue.ts'

/** An issue before its place in a file is known: what a check says of a manifest or of one layer's file. */
export interface Finding {
  /** A code of the kernel's catalogue, or of an area's. */
  readonly code: string
  readonly context: IssueContext
  /** Where, as a JSON Pointer into what was checked. */
  readonly pointer: string
  /** Whether the key is at fault or its value. */
  readonly part: 'key' | 'value'
  readonly suggestion?: string
  /**
   * The same mistake at the other place that takes part in it. Reported there if a higher layer wrote that place, such
   * as the `null` that removes what a lower layer refers to.
   */
  readonly instead?: Finding
  /** Findings with the same word are one mistake. Only the first is reported. */
  readonly fold?: string
}
