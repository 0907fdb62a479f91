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
   * The other place that causes the mistake, such as the `null` that removes the target of a reference. The issue is
   * reported there if a higher layer wrote that place.
   */
  readonly instead?: Finding
  /** Of findings with the same word, only the first is reported. */
  readonly fold?: string
}
