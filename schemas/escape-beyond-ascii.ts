/**
 * Writes each character beyond ASCII as an escape that is valid in strings, templates, regular expressions, names and
 * comments. Only `String.raw` would see a difference.
 */
export function escapeBeyondAscii(code: string): string {
  // Drops a backslash before such a character, because it would turn the escape that replaces the character into text.
  return code.replace(/(\\[\0-\x7f])|\\?([^\0-\x7f])/g, (_found, pair?: string, unit = '') => pair ?? escapeOf(unit))
}

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
