/**
 * A start tag with attributes in double quotes, as React and the sanitizer write it, perhaps with a slash at its end.
 */
const startTag = /<[a-zA-Z][\w-]*(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)+(\s*\/)?>/g

/** A value that needs its quotes. */
const quotedOnly = /[\s"'=<>`]/

/**
 * An end tag that the browser does not need, or the end tag of an empty SVG element after a quoted value. After an
 * unquoted value, the slash of `/>` would belong to the value.
 */
const needlessEnd =
  /<\/li>(?=<li[\s>]|<\/[uo]l>)|<\/option>(?=<option[\s>]|<\/select>)|<\/p>(?=<p[\s>]|<\/(?:div|section|li|form|dialog)>)|(")><\/(?:path|circle|rect|line)>/g

/** The attribute with the place of a block. */
const place = ' data-block'

/**
 * Shorter HTML from which a browser makes the same document, except the places of blocks (`data-block`). In the
 * browser, only the preview reads these places. Leaves out quotes, slashes and end tags that a browser does not need.
 *
 * @param html React's HTML, which may contain the sanitizer's HTML
 */
export function shortHtml(html: string): string {
  let short = ''
  let read = 0
  // Copies long pieces between the omitted parts. To replace each attribute takes three times as long.
  const leaveOut = (from: number, to: number) => {
    short += html.slice(read, from)
    read = to
  }
  for (const { 0: tag, 1: slash, index } of html.matchAll(startTag)) {
    const tagEnd = index + tag.length
    for (let at = html.indexOf('="', index), end = 0; at !== -1 && at < tagEnd; at = html.indexOf('="', end)) {
      end = html.indexOf('"', at + 2) + 1
      if (html.startsWith(place, at - place.length)) leaveOut(at - place.length, end)
      else if (end === at + 3) leaveOut(at, end)
      else if (!quotedOnly.test(html.slice(at + 2, end - 1))) {
        leaveOut(at + 1, at + 2)
        leaveOut(end - 1, end)
      }
    }
    if (slash) leaveOut(tagEnd - 1 - slash.length, tagEnd - 1)
  }
  leaveOut(html.length, html.length)
  return short.replace(needlessEnd, (_end, quote?: string) => (quote ? '"/>' : ''))
}

const encoder = new TextEncoder()

/** The maximum number of cached pieces, and the maximum length of each in characters: at most 3 MB in all. */
const mostPieces = 500
const longestPiece = 2000

const pieces = new Map<string, Uint8Array>()

/** `shortHtml` in UTF-8, for a piece of HTML that many pages contain. Caches the last pieces. */
export function shortPiece(html: string): Uint8Array {
  const known = pieces.get(html)
  if (known) return known
  const piece = encoder.encode(shortHtml(html))
  if (html.length > longestPiece) return piece
  if (pieces.size >= mostPieces) pieces.clear()
  pieces.set(html, piece)
  return piece
}
