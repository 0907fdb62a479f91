import { asciiDigits, filterInput } from '../../../../runtime/widget-api/forms.ts'

/** Whether a text is an amount of a call: `100`, `100.5` or `100.50`, with at most nine digits before the dot. */
export function isAmount(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text)
}

/** The kind of amounts in a field: with up to two decimals, or in whole units of the currency (WDR-05). */
export type AmountKind = 'decimal' | 'whole'

/**
 * An amount or the beginning of one: `100.`, `.5`, an empty text, or groups of thousands up to an incomplete last
 * group.
 */
const beginnings: Readonly<Record<AmountKind, RegExp>> = {
  decimal: /^(?:\d{0,9}(?:\.\d{0,2})?|\d{1,3}(?:,\d{3}){0,2}(?:,\d{0,2}|\.\d{0,2})?)$/,
  whole: /^(?:\d{0,9}|\d{1,3}(?:,\d{3}){0,2}(?:,\d{0,2})?)$/,
}

/**
 * The text of an amount field after a key (VAL-07). Thai and full-width digits become 0 to 9, and full-width dots and
 * commas become `.` and `,`. All other characters stay: a field that dropped them would turn `1e3` into 13.
 */
export function typedAmount(typed: string): string {
  return asciiDigits(typed)
}

/**
 * Refuses a key that no amount contains, such as a letter (VAL-07). Accepts the dot even in a field of whole units:
 * otherwise 1500.50 would become 150050. Leaves pasted text as it is.
 *
 * @param event the event before the input, with the typed text
 */
export function refuseOtherKeys(event: { readonly data: string | null; preventDefault(): void }): void {
  const { data } = event
  if (data?.length === 1 && filterInput(data, 'amount') === '') event.preventDefault()
}

/** Whether a text is an amount or may become one with further keys. */
export function mayBeAmount(text: string, kind: AmountKind = 'decimal'): boolean {
  return beginnings[kind].test(asciiDigits(text).trim())
}

/**
 * The amount of a field's text: `.5` is 0.5, `100.` is 100, 007 is 7, `1,000` is 1000. Undefined for any other text.
 */
export function readAmount(typed: string): string | undefined {
  const text = asciiDigits(typed).trim()
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text)
  const plain = isGrouped ? text.replaceAll(',', '') : text
  if (!/^\d{0,9}(?:\.\d{0,2})?$/.test(plain) || !/\d/.test(plain)) return undefined
  const [whole = '', fraction = ''] = plain.split('.')
  const short = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? short : `${short}.${fraction}`
}
