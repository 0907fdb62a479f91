/** The properties of an input that concern its text and caret. */
type CaretInput = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>

/**
 * Prepares a backspace. If the mask has inserted the characters before the caret, moves the caret before them: `081-|2`
 * becomes `081|-2`. Otherwise the mask would restore the deleted dash, and the key would do nothing.
 */
export function skipLiterals(input: CaretInput): void {
  const { value, selectionStart: caret, selectionEnd } = input
  if (caret === null || caret !== selectionEnd) return
  const before = value.slice(0, caret).replace(/\D+$/, '')
  if (before !== '' && before.length < caret) input.setSelectionRange(before.length, before.length)
}
