import { compareDecimals, divideDecimals } from './decimal.ts'
import { readAmount } from './amount.ts'

/** Number of shown decimals of an amount in a coin. */
export const shownCoinDecimals = 8

/**
 * Converts the amount of a withdrawal to its coin: amount / currency_rate, cut to 20 decimals (WDR-03). Undefined if
 * the amount or the rate is malformed or 0, or if the result is out of range. Nothing can be sent then.
 */
export function cryptoAmount(typed: string, currencyRate: string): string | undefined {
  const amount = readAmount(typed)
  const actual = amount === undefined ? undefined : divideDecimals(amount, currencyRate)
  return actual !== undefined && compareDecimals(actual, '0') === 1 ? actual : undefined
}
