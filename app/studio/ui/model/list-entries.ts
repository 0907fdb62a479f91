import type { Json } from '../../../../runtime/manifest/stages.ts'

/** A number in groups of thousands, as the chips show it. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/**
 * Adds typed entries to a list. White space or commas separate the entries. `10,000` in a list of numbers is one
 * number. A list of rising numbers stays sorted. Repeated entries are left out.
 *
 * @returns undefined if the text has no entry, or if numbers are required and an entry is not a number
 */
export function withEntries(list: readonly Json[], typed: string, isNumber: boolean): Json[] | undefined {
  const words = isNumber ? numbersIn(typed) : typed.split(/[\s,]+/).filter((one) => one !== '')
  const added = words.map((word): Json => (isNumber ? Number(word) : word))
  // `10,000,20` is neither one number in groups nor a list of numbers, because of its part `000`.
  if (isNumber && words.some((word) => /^0\d/.test(word))) return undefined
  if (added.length === 0 || added.some((one) => typeof one === 'number' && !Number.isFinite(one))) return undefined
  const all = [...new Set([...list, ...added])]
  const isRising = isNumber && list.every((one, index) => index === 0 || Number(list[index - 1]) < Number(one))
  return isRising ? all.toSorted((one, other) => Number(one) - Number(other)) : all
}

/** The numbers in a text, without their group separators. */
const numbersIn = (typed: string): readonly string[] =>
  typed
    .split(/\s+|,(?=\s|$)/)
    .flatMap((word) => (grouped.test(word) ? [word.replaceAll(',', '')] : word.split(',')))
    .filter((word) => word !== '')
