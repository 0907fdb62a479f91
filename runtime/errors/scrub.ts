/** The longest scrubbed text, in characters. */
const longest = 600

/**
 * Removes personal data and credentials from an error's text (ERR-01), such as queries, e-mail addresses, quoted values
 * and long numbers. The result has at most 600 characters. If a quoted value ends beyond 2,400 characters, a part of it
 * may stay.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[?#][^\s)'"]*/g, '')
    .replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, '<email>')
    .replace(/(["'`])(?:(?!\1).)*\1/g, '<value>')
    .replace(/\p{Nd}[\p{Nd} .()-]{4,}\p{Nd}/gu, '<number>')
    .slice(0, longest)
    .trim()
}
