import { compareDecimals, divideDecimals } from './decimal.ts'
import { readAmount } from './amount.ts'

/** Decimals of an amount in a coin that are shown. */
export const shownCoinDecimals = 8

/**
 * What a withdrawal comes to in its coin: amount / currency_rate with up to 20 decimals, cut (WDR-03). Undefined where
 * there is no amount, or the rate is 0 or no number: then nothing can be sent.
 */
export function cryptoAmount(typed: string, currencyRate: string): string | undefined {
  const amount = readAmount(typed)
  const actual = amount === undefined ? undefined : divideDecimals(amount, currencyRate)
  return actual !== undefined && compareDecimals(actual, '0') === 1 ? actual : undefined
}
