/** The maximum number of decimals of an amount in a coin. */
const mostDecimals = 20
const unit = 10n ** BigInt(mostDecimals)
/** Amounts of coins in a call are below this bound, in units of 10^-20. */
const mostCoins = 10n ** 9n * unit

/**
 * A decimal number of a response, `100` or `0.25`, of any length. It has no signs, exponents, groups or digits other
 * than 0 to 9.
 */
export function isDecimal(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text)
}

/** A decimal number in units of 10^-20, cut after twenty decimals. Undefined for any other text. */
export function toUnits(decimal: string): bigint | undefined {
  if (!isDecimal(decimal)) return undefined
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * unit + BigInt(fraction.slice(0, mostDecimals).padEnd(mostDecimals, '0'))
}

/** Units of 10^-20 as a decimal number without trailing zeros. */
export function fromUnits(units: bigint): string {
  const fraction = (units % unit).toString().padStart(mostDecimals, '0').replace(/0+$/, '')
  return fraction === '' ? String(units / unit) : `${units / unit}.${fraction}`
}

/** -1, 0 or 1 if the first is below, equal to or above the second. Undefined if one of them is not a decimal number. */
export function compareDecimals(one: string, other: string): -1 | 0 | 1 | undefined {
  const [first, second] = [toUnits(one), toUnits(other)]
  if (first === undefined || second === undefined) return undefined
  if (first === second) return 0
  return first < second ? -1 : 1
}

/**
 * Divides `one` by `other`, and cuts the result after twenty decimals. Undefined for a malformed number, a division by
 * 0, or a result with more than nine digits before the dot.
 */
export function divideDecimals(one: string, other: string): string | undefined {
  const [first, second] = [toUnits(one), toUnits(other)]
  if (first === undefined || second === undefined || second === 0n) return undefined
  const result = (first * unit) / second
  return result < mostCoins ? fromUnits(result) : undefined
}

/** The whole part of limit × percent / 100; undefined if the limit is not a decimal number. */
export function wholePercent(limit: string, percent: number): string | undefined {
  const units = toUnits(limit)
  return units === undefined ? undefined : String((units * BigInt(percent)) / (100n * unit))
}
