/** Escapes a text for a chat, so that it cannot contain mentions or links. */
export function withoutMentions(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', ' ')
    .replaceAll('://', ': //')
}
