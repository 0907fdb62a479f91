/** The length of an excerpt on each side of its centre, in characters. */
const around = 200

/**
 * Cuts an excerpt around `match` from a text. If the text does not contain `match`, the excerpt surrounds the longest
 * beginning of `match` that the text contains. Without such a beginning, the excerpt begins with the text.
 */
export function excerptOf(text: string, match: string | RegExp): string {
  const centre = typeof match === 'string' ? placeOf(text, match) : Math.max(text.search(match), 0)
  const start = Math.max(centre - around, 0)
  const end = Math.min(centre + around, text.length)
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/**
 * The index in `text` of the longest beginning of `wanted` that `text` contains. 0 if no beginning has two or more
 * characters.
 */
function placeOf(text: string, wanted: string): number {
  for (let length = wanted.length; length > 1; length -= 1) {
    const index = text.indexOf(wanted.slice(0, length))
    if (index !== -1) return index
  }
  return 0
}
