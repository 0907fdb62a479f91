/**
 * Writes each character beyond ASCII as an escape that is valid in strings, templates, regular expressions, names and
 * comments. Only `String.raw` would see a difference.
 */
export function escapeBeyondAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
