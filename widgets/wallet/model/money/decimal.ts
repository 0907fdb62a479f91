/** Decimals that are kept of an amount in a coin. */
export const mostDecimals = 20
const unit = 10n ** BigInt(mostDecimals)

/**
 * A decimal number of the wire, `100` or `0.25`: up to nine digits, and up to twenty behind a dot. Signs, exponents,
 * grouping and other digits than 0 to 9 are none.
 */
export function isDecimal(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,20})?$/.test(text)
}

/** A decimal number as whole units of 10^-20, or undefined if the text is none. */
export function toUnits(decimal: string): bigint | undefined {
  if (!isDecimal(decimal)) return undefined
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * unit + BigInt(fraction.padEnd(mostDecimals, '0'))
}

/** Units of 10^-20 as a decimal number without zeros at its end. */
export function fromUnits(units: bigint): string {
  const fraction = (units % unit).toString().padStart(mostDecimals, '0').replace(/0+$/, '')
  return fraction === '' ? String(units / unit) : `${units / unit}.${fraction}`
}

/** -1, 0 or 1 as the first is below, equal to or above the second; undefined if one of them is no decimal number. */
export function compareDecimals(one: string, other: string): -1 | 0 | 1 | undefined {
  const [first, second] = [toUnits(one), toUnits(other)]
  if (first === undefined || second === undefined) return undefined
  if (first === second) return 0
  return first < second ? -1 : 1
}

/**
 * One / other, cut after twenty decimals; undefined if one of them is no decimal number, the second is 0, or the result
 * has more than nine digits before the dot.
 */
export function divideDecimals(one: string, other: string): string | undefined {
  const [first, second] = [toUnits(one), toUnits(other)]
  if (first === undefined || second === undefined || second === 0n) return undefined
  const result = fromUnits((first * unit) / second)
  return isDecimal(result) ? result : undefined
}

/** The whole part of limit × percent / 100; undefined if the limit is no decimal number. */
export function wholePercent(limit: string, percent: number): string | undefined {
  const units = toUnits(limit)
  return units === undefined ? undefined : String((units * BigInt(percent)) / (100n * unit))
}
