/** The length of an excerpt on each side of its centre, in characters. */
const around = 200

/**
 * The part of a text around `match`, or around its longest beginning in the text, or else the beginning of the text.
 */
export function excerptOf(text: string, match: string | RegExp): string {
  const centre = typeof match === 'string' ? placeOf(text, match) : Math.max(text.search(match), 0)
  const start = Math.max(centre - around, 0)
  const end = Math.min(centre + around, text.length)
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/**
 * The place in `text` of the longest beginning of `wanted`, of at least two characters. 0 if the text contains none.
 */
function placeOf(text: string, wanted: string): number {
  for (let length = wanted.length; length > 1; length -= 1) {
    const index = text.indexOf(wanted.slice(0, length))
    if (index !== -1) return index
  }
  return 0
}
