import type { Json } from '../../../../runtime/manifest/stages.ts'

/**
 * A list with the entries that an operator has typed, separated by white space or commas. A list of rising numbers,
 * such as amounts, stays sorted. Entries of the list are not added again.
 *
 * @returns undefined if the text has no entry, or an entry is not a number but has to be one
 */
export function withEntries(list: readonly Json[], typed: string, isNumber: boolean): Json[] | undefined {
  const words = typed.split(/[\s,]+/).filter((one) => one !== '')
  const added = words.map((word): Json => (isNumber ? Number(word) : word))
  if (added.length === 0 || added.some((one) => typeof one === 'number' && !Number.isFinite(one))) return undefined
  const all = [...new Set([...list, ...added])]
  const isRising = isNumber && list.every((one, index) => index === 0 || Number(list[index - 1]) < Number(one))
  return isRising ? all.toSorted((one, other) => Number(one) - Number(other)) : all
}
