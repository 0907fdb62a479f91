import { digitsOf } from './phone.ts'

/** What a field lets in (VAL-07). */
export type InputFilter = 'digits' | 'account-number' | 'amount' | 'name' | 'no-space'

const refused: Readonly<Record<InputFilter, RegExp>> = {
  digits: /[^\d๐-๙]/g,
  'account-number': /[^\d๐-๙-]/g,
  amount: /[^\d๐-๙.]/g,
  name: /[^\p{L}\p{M}\p{Zs}.'’-]/gu,
  'no-space': /\s/g,
}

/** A text without what the filter does not let in. Thai digits become the digits that they are, except in names. */
export function filterInput(text: string, filter: InputFilter): string {
  const kept = text.replace(refused[filter], '')
  if (filter === 'name' || filter === 'no-space') return kept
  return kept.replace(/[๐-๙]/g, digitsOf)
}
