import { compareDecimals, wholePercent } from './decimal.ts'

/** The percentages of the bars, the buttons below the amount of a withdrawal (WDR-05). */
export const percents = [25, 50, 75, 100] as const

/** The largest whole amount that the field takes. */
const largest = '999999999'

/**
 * The amount of a bar: limit × percent, rounded down to whole units, and at most the field's largest amount. Empty if
 * the limit is unknown or malformed.
 */
export function percentAmount(limit: string | undefined, percent: (typeof percents)[number]): string {
  const amount = (limit === undefined ? undefined : wholePercent(limit, percent)) ?? ''
  return compareDecimals(amount, largest) === 1 ? largest : amount
}
