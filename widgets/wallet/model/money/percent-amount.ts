import { wholePercent } from './decimal.ts'

/** The bars of a withdrawal (WDR-05). */
export const percents = [25, 50, 75, 100] as const

/** The amount of a bar: the floor, in whole units of the currency, of limit × percent. Empty while the limit is not known. */
export function percentAmount(limit: string | undefined, percent: (typeof percents)[number]): string {
  return (limit === undefined ? undefined : wholePercent(limit, percent)) ?? ''
}
