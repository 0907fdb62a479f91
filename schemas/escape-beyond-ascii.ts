/**
 * Writes each character beyond ASCII as an escape that is valid in strings, templates, regular expressions, names and
 * comments. Only `String.raw` would see a difference.
 */
export function escapeBeyondAscii(code: string): string {
  // Drops a backslash directly before such a character. With the backslash of the escape, it would form an escaped
  // backslash.
  return code.replace(/(\\[\0-\x7f])|\\?([^\0-\x7f])/g, (_found, pair?: string, unit = '') => pair ?? escapeOf(unit))
}

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
