import { wholePercent } from './decimal.ts'

/** The percentages of the bars, the buttons below the amount of a withdrawal (WDR-05). */
export const percents = [25, 50, 75, 100] as const

/**
 * The amount of a bar: limit × percent, rounded down to whole units of the currency. Empty if the limit is unknown or
 * malformed.
 */
export function percentAmount(limit: string | undefined, percent: (typeof percents)[number]): string {
  return (limit === undefined ? undefined : wholePercent(limit, percent)) ?? ''
}
