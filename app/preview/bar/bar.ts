import type { BarInfo } from '../bar-info.ts'

/** The context of each part of the bar. */
export interface Bar {
  readonly info: BarInfo
  /** Shows an outcome, also to screen readers. */
  readonly showMessage: (text: string) => void
  /** Runs an action, and shows its failure. */
  readonly attempt: (doing: () => Promise<void>) => void
}
