import { readAmount } from './amount.ts'
import { compareDecimals, fromUnits, toUnits } from './decimal.ts'

/**
 * The amount of a field after a press on its button for one unit more or less (DEP-13), within the bounds. Keeps the
 * decimals. A text that is not an amount counts as 0.
 *
 * @param bounds decimal strings; a malformed bound has no effect
 */
export function stepAmount(
  typed: string,
  change: 1 | -1,
  { least, most }: { readonly least: string; readonly most: string },
): string {
  const [whole = '0', fraction] = (readAmount(typed) ?? '0').split('.')
  const next = BigInt(whole) + BigInt(change)
  const amount = next < 0n ? '0' : fraction === undefined ? String(next) : `${next}.${fraction}`
  const bound = compareDecimals(amount, most) === 1 ? most : compareDecimals(amount, least) === -1 ? least : undefined
  return bound === undefined ? amount : fromUnits(toUnits(bound) ?? 0n)
}
