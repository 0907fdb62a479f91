/** An amount of money as it is sent: `100`, `100.5` or `100.50`, and nothing else. */
export function isAmount(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text)
}

/** What an amount may look like while it is typed: `100.` and `.5` and nothing at all as well. */
const isPartOfAmount = (text: string) => /^\d{0,9}(?:\.\d{0,2})?$/.test(text)

/**
 * What an amount field holds after a key or a paste (VAL-07, WDR-05). Thai digits become 0 to 9; spaces and a grouping in
 * thousands are dropped. What then is no part of an amount changes nothing: `1e3` never becomes 13.
 *
 * @param before what the field held
 * @param typed what it would hold now
 */
export function filterAmount(before: string, typed: string): string {
  if (typed.length > 64) return before
  const plain = typed.replace(/\s/g, '').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  const ungrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain
  return isPartOfAmount(ungrouped) ? ungrouped : before
}

/** The amount that a field's text means: `.5` is 0.5, `100.` is 100, 007 is 7. Undefined where it means none. */
export function readAmount(typed: string): string | undefined {
  if (!isPartOfAmount(typed) || !/\d/.test(typed)) return undefined
  const [whole = '', fraction = ''] = typed.split('.')
  const short = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? short : `${short}.${fraction}`
}
