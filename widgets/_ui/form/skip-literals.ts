/** The part of an input that a caret is in. */
type CaretInput = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>

/**
 * Moves the caret over the signs that a mask has put before it, as a backspace is pressed: `081-|2` becomes `081|-2`. The
 * mask would put back a dash that is deleted, and the key would do nothing.
 */
export function skipLiterals(input: CaretInput): void {
  const { value, selectionStart: caret, selectionEnd } = input
  if (caret === null || caret !== selectionEnd) return
  const before = value.slice(0, caret).replace(/\D+$/, '')
  if (before !== '' && before.length < caret) input.setSelectionRange(before.length, before.length)
}
