import { asciiDigits } from './phone.ts'

/** The characters that a field accepts (VAL-07). */
export type InputFilter = 'digits' | 'account-number' | 'amount' | 'name' | 'no-space'

const refused: Readonly<Record<InputFilter, RegExp>> = {
  digits: /[^\d๐-๙０-９]/g,
  'account-number': /[^\d๐-๙０-９-]/g,
  amount: /[^\d๐-๙０-９.,．，]/g,
  name: /[^\p{L}\p{M}\p{Zs}.'’-]/gu,
  'no-space': /\s/g,
}

/**
 * Removes the characters that the filter does not accept. The filters `digits`, `account-number` and `amount` also
 * replace Thai and full-width digits with 0 to 9. An amount keeps its commas: without its comma, `500,00` would become
 * 50000.
 */
export function filterInput(text: string, filter: InputFilter): string {
  const kept = text.replace(refused[filter], '')
  if (filter === 'name' || filter === 'no-space') return kept
  return asciiDigits(kept)
}
