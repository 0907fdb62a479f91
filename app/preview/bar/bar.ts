import type { BarInfo } from '../bar-info.ts'

/** The context of each part of the bar. */
export interface Bar {
  readonly info: BarInfo
  /** Tells how something went, to eyes and to screen readers. */
  readonly say: (text: string) => void
  /** Does something that may fail, and tells the failure. */
  readonly attempt: (doing: () => Promise<void>) => void
}
