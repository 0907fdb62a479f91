/**
 * A text without the invisible characters that keep loanwords on one line, for a window's title or a search engine.
 */
export function withoutJoiners(text: string): string {
  return text.replaceAll(/[\u2060\u200b]/g, '')
}
